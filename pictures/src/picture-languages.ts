/** Where the picture for a language lies: `src.png` for the default one, `src.bn.png` beside it. */
import { defaultLanguage, type Language, languageCodes } from '@nokshi/forms/languages.ts';

/** @param picture the picture of the default language: its path, or its name */
export const pictureIn = (language: Language, picture: string): string =>
  language === defaultLanguage ? picture : picture.replace(/(\.\w+)$/, `.${language}$1`);

/** Whether a file is what was drawn of a picture for another language. */
export const isOfOtherLanguage = (file: string): boolean =>
  languageCodes.some((code) => code !== defaultLanguage && file.includes(`.${code}.`));

/** All places of a picture: its own, and one for each other language. */
export const picturePlaces = (picture: string): string[] =>
  languageCodes.map((language) => pictureIn(language, picture));

/**
 * The file of a picture for a language. What the owner put in the place of a drawing holds for all
 * languages, whatever was drawn beside it.
 * @param files the picture, and its copies in other places
 * @param all the files of all pictures
 */
export function fileFor(
  language: Language,
  { files, isDrawn }: { files: readonly [string, ...string[]]; isDrawn: boolean },
  all: Pick<ReadonlyMap<string, unknown>, 'has'>,
): string {
  const own = files.map((file) => pictureIn(language, file)).find((file) => all.has(file));
  return (isDrawn && own) || files[0];
}
