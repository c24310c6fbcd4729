import type { DemoLanguage } from '../demo/languages.ts';
import { type DemoText, textIn } from '../demo/words.ts';
import { filled } from '../shell/words.ts';

/** A plain sentence to the visitor about why something can't be done; the world stays as it was. */
export class Refusal extends Error {
  readonly field: string | undefined;

  /** @param field the name of the field that is to blame, which says the sentence then */
  constructor(sentence: string, field?: string) {
    super(sentence);
    this.field = field;
  }
}

/**
 * The one way in which a step refuses.
 * @param values what stands in the sentence's {braces}
 * @param field the name of the field that is to blame
 * @throws Refusal always
 */
export function refuse(
  language: DemoLanguage,
  sentence: DemoText,
  values: Readonly<Record<string, string>> = {},
  field?: string,
): never {
  throw new Refusal(filled(textIn(sentence, language), values), field);
}
