import type { Told } from '@nokshi/forms/content-faults.ts';
import { original as originalOf } from '@nokshi/forms/in-language.ts';
import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { figuresNamedIn } from '../figures.ts';
import type { ContentFile, Path, Problem } from './content-files.ts';
import { fieldName } from './explain.ts';
import { nearest } from './nearest.ts';
import { schemaAt } from './schema-walk.ts';
import { otherLanguages, wordsIn } from './words-in-file.ts';

/** The places that a program fills in, and with them those that are figures of the price book. */
const placesIn = (text: string) => [
  ...new Set([
    ...(text.match(/\{\w+\}/g) ?? []),
    ...figuresNamedIn(text).map((name) => `{${name}}`),
  ]),
];

/** Another check tells which of these are known: no schema names them. */
const withoutFigures = (places: readonly string[]) => places.filter((one) => !one.includes(':'));

/**
 * Texts whose {placeholders} are not those of their translation, told at the side that has to be mended. What
 * lacks one leaves out a name or a number; one that nothing fills is shown to visitors as it stands.
 */
export const placeholderProblems = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap((file) =>
    wordsIn(file).flatMap(({ path, words }) =>
      otherLanguages.flatMap((language) => {
        const there = placesIn(originalOf(words));
        const written = placesIn(words[language] ?? originalOf(words));
        const original = without(there, written);
        const translated = without(written, there);
        if (original.length + translated.length === 0) return [];
        const named = placesIn(schemaAt(file.schema, path, file.data)?.description ?? '');
        const [message, says] = [withoutFigures(original), withoutFigures(translated)];
        const one: Side = {
          language: defaultLanguage,
          own: original,
          strays: strays(message, named),
        };
        const other: Side = {
          ...{ language, own: translated },
          strays: named.length > 0 ? strays(says, named) : misspelt(says, message),
        };
        return [...problemsOf(file, path, one, other), ...problemsOf(file, path, other, one)];
      }),
    ),
  );

const without = (places: readonly string[], others: readonly string[]) =>
  places.filter((at) => !others.includes(at));

/** A place that nothing fills, the one that was probably meant, and those that are filled there. */
type Stray = { place: string; meant: string | undefined; known: readonly string[] };

/** The placeholders that only one of two texts has, and those that nothing fills. */
type Side = { language: Language; own: readonly string[]; strays: readonly Stray[] };

/** Placeholders that are filled though their schema does not name them. */
function strays(places: readonly string[], named: readonly string[]): Stray[] {
  if (named.length === 0) return [];
  return without(places, named).map((at) => ({
    ...{ place: at, known: named },
    meant: nearest(at, named),
  }));
}

/** Where a schema names nothing, the original is right. */
const misspelt = (places: readonly string[], known: readonly string[]): Stray[] =>
  places.flatMap((at) => {
    const meant = nearest(at, known);
    return meant === undefined ? [] : [{ place: at, meant, known }];
  });

/** The fault of one of two texts. */
function problemsOf({ file }: ContentFile, path: Path, side: Side, other: Side): Problem[] {
  const settled = [
    ...side.strays.map(({ meant }) => meant),
    ...other.strays.map(({ place: at }) => at),
  ];
  const lacking = other.own.filter((at) => !settled.includes(at)).join(', ');
  const own = [...path, side.language];
  const problem = (text: string, told: Told): Problem => ({
    ...{ file, field: fieldName(own), path: own, problem: text },
    ...told,
  });
  return [
    ...side.strays.map((stray) => {
      const known = stray.known.join(', ');
      return problem(
        `has ${stray.place}, which nothing fills; ${stray.meant ? `did you mean ${stray.meant}?` : `it may have ${known}`}`,
        { code: 'unknown-place', values: { place: stray.place, known: stray.meant ?? known } },
      );
    }),
    ...(lacking === ''
      ? []
      : [
          problem(`lacks ${lacking} of the text in ${other.language}`, {
            code: 'lacks-place',
            values: { places: lacking },
          }),
        ]),
  ];
}
