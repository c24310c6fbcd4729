import {
  type DemoLanguage,
  defaultDemoLanguage,
  demoLanguages,
  isDemoLanguage,
} from './languages.ts';

/** The words of an engine in one language, one after the other. */
type Dictionary = readonly string[];
/** The address of the dictionary in each language. */
type Dictionaries = Readonly<Record<DemoLanguage, string>>;

let addresses: Dictionaries | undefined;
let first: DemoLanguage = defaultDemoLanguage;
const loaded = new Map<DemoLanguage, Dictionary>();

/**
 * What stands in the place of words in both languages in the built script of an engine
 * (site/integrations/demo-words.ts): they are read from the dictionary of a language, or from that of
 * the language which the demo began with, as long as the other is not there.
 */
export class LaterWords {
  readonly #place: number;

  constructor(place: number) {
    this.#place = place;
  }

  in(language: DemoLanguage): string | undefined {
    return (loaded.get(language) ?? loaded.get(first))?.[this.#place];
  }

  /** Words that get into a world are kept in it. */
  toJSON() {
    return Object.fromEntries(demoLanguages.map((language) => [language, this.in(language)]));
  }

  /** Fetches the words of the language in which the page shows its demo, before anything reads them. */
  static async begin(dictionaries: Dictionaries): Promise<void> {
    const spoken = document.querySelector<HTMLElement>('[data-demo]')?.lang;
    addresses = dictionaries;
    first = isDemoLanguage(spoken) ? spoken : defaultDemoLanguage;
    await loadWords(first);
  }
}

for (const language of demoLanguages) {
  Object.defineProperty(LaterWords.prototype, language, {
    get(this: LaterWords) {
      return this.in(language);
    },
  });
}

/** Whether the demo can speak a language now: always where its words stand in its scripts. */
export const areWordsThere = (language: DemoLanguage): boolean =>
  !addresses || loaded.has(language);

/** Fetches the words of a language, if they are not there. @throws when they can't be had */
export async function loadWords(language: DemoLanguage): Promise<void> {
  if (!addresses || loaded.has(language)) return;
  const dictionary: { default: Dictionary } = await import(/* @vite-ignore */ addresses[language]);
  loaded.set(language, dictionary.default);
}
