import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { ContentFile, Problem } from './content-files.ts';
import { nearest } from './nearest.ts';
import { type Translation, translationsIn } from './words-in-file.ts';

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))];

/**
 * Translations whose {places} are not those of the default language. What lacks one leaves out a name or
 * a number; one that nothing fills is shown to visitors as it stands.
 */
export const placeholderProblems = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap(translationsIn).flatMap(problemsOf);

function problemsOf({ file, field, path, text, original }: Translation): Problem[] {
  const wanted = placesIn(original);
  const written = placesIn(text);
  const lacking = wanted.filter((place) => !written.includes(place));
  return [
    ...written
      .filter((place) => !wanted.includes(place))
      .map((place) => ({ file, field, path, problem: `has ${place}, ${unknown(place, wanted)}` })),
    ...(lacking.length > 0
      ? [
          {
            ...{ file, field, path },
            problem: `lacks ${lacking.join(', ')} of the text in ${defaultLanguage}`,
          },
        ]
      : []),
  ];
}

function unknown(place: string, wanted: readonly string[]): string {
  const meant = nearest(place, wanted);
  const reason = `which the text in ${defaultLanguage} does not have`;
  if (meant !== undefined) return `${reason}; did you mean ${meant}?`;
  return wanted.length > 0 ? `${reason}; it has ${wanted.join(', ')}` : `${reason}; remove it`;
}
