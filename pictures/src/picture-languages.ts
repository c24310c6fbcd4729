/** Where the picture for a language lies: `src.png` in English, or without words, and `src.bn.png` beside it. */
import { knownLanguages, type Language } from '@nokshi/forms/languages.ts';

/** What a picture says that names no language, whichever the site speaks. */
const ofPlainName = 'en' satisfies Language;

/** @param picture the picture that names no language: its path, or its name */
export const pictureIn = (language: Language, picture: string): string =>
  language === ofPlainName ? picture : picture.replace(/(\.\w+)$/, `.${language}$1`);

/** Whether a file is what was drawn of a picture for another language. */
export const isOfOtherLanguage = (file: string): boolean =>
  knownLanguages.some((code) => code !== ofPlainName && file.includes(`.${code}.`));

/** All places of a picture: its own, and one for each other language. */
export const picturePaths = (picture: string): string[] =>
  knownLanguages.map((language) => pictureIn(language, picture));

/**
 * The file of a picture for a language. What the owner put in the place of a drawing holds for all
 * languages, whatever was drawn beside it.
 * @param picture its path
 * @param exists whether there is a file
 */
export function fileFor(
  language: Language,
  picture: string,
  isDrawn: boolean,
  exists: (file: string) => boolean,
): string {
  const own = pictureIn(language, picture);
  return isDrawn && exists(own) ? own : picture;
}
