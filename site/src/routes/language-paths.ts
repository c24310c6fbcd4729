import { defaultLanguage, type Language, languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';

/** The part of a path that names the language: nothing for the default one. */
const segment = (language: Language) => (language === defaultLanguage ? undefined : language);

/** For pages that exist once: one path in each language. */
export const inEachLanguage = () =>
  languageCodes.map((language) => ({ params: { lang: segment(language) } }));

/** For pages of a family: the paths that `pathsIn` gives, in each language. */
export async function eachIn<Path extends { params: Record<string, string> }>(
  pathsIn: (language: Language) => Promise<Path[]>,
) {
  const all = await Promise.all(
    languageCodes.map(async (language) =>
      (await pathsIn(language)).map((path) => ({
        ...path,
        params: { ...path.params, lang: segment(language) },
      })),
    ),
  );
  return all.flat();
}

/** Files that scripts fetch, one in each language. */
export const searchIndexPath = (language: Language) =>
  onHost(pathIn(language, '/search-index.json'));
export const tillPath = (language: Language) => onHost(pathIn(language, '/till.json'));
export const demoDialogPath = (language: Language) => onHost(pathIn(language, '/demo-dialog.json'));

/** The handwriting on the khata page of a project. */
export const khataPath = (project: string, language: Language) =>
  onHost(pathIn(language, `/khata/${project}.svg`));
