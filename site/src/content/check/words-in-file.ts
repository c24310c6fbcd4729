import { original } from '@nokshi/forms/in-language.ts';
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
  type Words,
} from '@nokshi/forms/languages.ts';
import type { ContentFile, Path } from './content-files.ts';
import { fieldName } from './explain.ts';

/** One text of content/ in all its languages: the field it stands in, such as `blocks, entry 1: title`. */
type WordsInField = {
  field: string;
  path: Path;
  words: Words;
};

/** A text somebody translated, beside that of the default language. */
export type Translation = {
  file: string;
  /** The field of the translation itself, such as `title.bn`. */
  field: string;
  path: Path;
  language: Language;
  text: string;
  original: string;
};

/** The languages of the site besides the default one. */
export const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);

/** Every text in a file of content/, whichever languages it is written in. */
export const wordsIn = ({ data }: Pick<ContentFile, 'data'>): WordsInField[] => find(data, []);

function find(part: unknown, path: (string | number)[]): WordsInField[] {
  if (Array.isArray(part)) return part.flatMap((item, index) => find(item, [...path, index]));
  if (typeof part !== 'object' || part === null) return [];
  if (isWords(part)) return [{ field: fieldName(path), path, words: part }];
  return Object.entries(part).flatMap(([key, inner]) => find(inner, [...path, key]));
}

const isWords = (part: object): part is WordsInField['words'] =>
  typeof Reflect.get(part, defaultLanguage) === 'string';

/** The languages of the site that have letters of their own: text in these may still be English. */
const ofOtherLetters = languageCodes.filter((code) => languages[code].script !== 'Latn');

/** Every text in a file of content/ in a language with letters of its own, beside what it was made from. */
export const translationsIn = (file: Pick<ContentFile, 'file' | 'data'>): Translation[] =>
  wordsIn(file).flatMap(({ field, path, words }) =>
    ofOtherLetters.flatMap((language) => {
      const text = words[language];
      if (typeof text !== 'string') return [];
      const source = original(words);
      const own = { field: `${field}.${language}`, path: [...path, language] };
      return [{ file: file.file, ...own, language, text, original: source }];
    }),
  );
