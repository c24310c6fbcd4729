import { fill, type Values } from '@nokshi/forms/fill.ts';
import { original } from '@nokshi/forms/in-language.ts';
import { defaultLanguage, type Language, type Words } from '@nokshi/forms/languages.ts';

/**
 * Words as a page shows them: plain in its own language. What nobody has translated yet comes in the
 * default language and says so, because browsers and screen readers have to know.
 */
export type Text = string | ForeignText;

type ForeignText = { readonly text: string; readonly language: Language };

/** A few sentences below a heading of their own. */
export type TitledText = { title: Text; text: Text };

/** Words from content/ in a language; those of the default one where a translation is missing. */
export const textIn = (words: Words, language: Language): Text =>
  words[language] ?? { text: original(words), language: defaultLanguage };

/** The bare words, for attributes, titles and machines. */
export const plain = (text: Text): string => (typeof text === 'string' ? text : text.text);

/** The value of a `lang` attribute; nothing where the language is the page's own. */
export const langOf = (text: Text): Language | undefined =>
  typeof text === 'string' ? undefined : text.language;

/** As fill() of the forms, for text that may be in the default language; so are its numbers then. */
export const fillText = (sentence: Text, values: Values, language: Language): Text =>
  typeof sentence === 'string'
    ? fill(sentence, values, language)
    : { ...sentence, text: fill(sentence.text, values, sentence.language) };
