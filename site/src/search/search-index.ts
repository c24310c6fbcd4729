import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import type { SiteContent } from '../seo/site-content.ts';
import { type Kind, kinds, searchEntries } from './entries.ts';
import { wordsOf } from './words.ts';

/** One entry as it travels; the kind is a number, the language is left out where it is the index's. */
export type IndexEntry = readonly [
  kind: number,
  title: string,
  href: string,
  text: string,
  words: string,
  language?: Language,
];

/** What the browser fetches when the search is opened for the first time. */
export type SearchIndex = {
  language: Language;
  /** The name of each kind. */
  kinds: readonly string[];
  words: SiteContent['pages']['search']['dialog'] & { close: string };
  /** Where the words of the same names lead. */
  links: Record<'everything' | 'ask', string>;
  entries: readonly IndexEntry[];
};

/** As much of a text as fits under a title, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= 84) return text;
  return `${text.slice(0, 84).replace(/[\s,.;:।]+\S*$/, '')}…`;
}

/** Words that say nothing of an entry, and would only make the index larger. */
const empty = new Set(
  'about after again always another because before being between cannot could different every first further given going known large later least little longer might never often other otherwise place rather second should since something still stands taken takes their themselves there these thing things third those three through times tells under until using wants where whether which while whole whose without words would wrong years'.split(
    ' ',
  ),
);

/** The longer words of a text, and short ones that are names: VAT, bKash, SMS. */
const tellingWords = (text: string) =>
  (text.match(/[\p{L}\p{N}\p{M}\u200c\u200d]+/gu) ?? [])
    .filter((word) => word.length > 4 || /\p{L}\p{Lu}/u.test(word))
    .flatMap(wordsOf)
    .filter((word) => !empty.has(word));

/** The index, as small as it goes: no word twice in an entry, none without meaning. */
export function searchIndex(
  content: SiteContent,
  original: SiteContent,
  close: string,
): SearchIndex {
  const { language, pages } = content;
  const { kinds: names, dialog } = pages.search;
  return {
    language,
    kinds: kinds.map((kind: Kind) => names[kind].one),
    words: { ...dialog, close },
    links: { everything: href('search', language), ask: href('contact', language) },
    entries: searchEntries(content, original).map((entry): IndexEntry => {
      const { kind, title, href: address, text, words } = entry;
      const line = shortened(text);
      const shown = new Set([...wordsOf(title), ...wordsOf(line)]);
      const further = tellingWords(`${text} ${words}`).filter((word) => !shown.has(word));
      const found = [...new Set(further)].sort().join(' ');
      const own = [kinds.indexOf(kind), title, address, line, found] as const;
      return entry.language === language ? own : [...own, entry.language];
    }),
  };
}
