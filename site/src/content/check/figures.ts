import { defaultLanguage, languageCodes } from '@nokshi/forms/languages.ts';
import type { PriceBook } from '@nokshi/prices/book.ts';
import { type Figures, figuresNamedIn, figuresOf } from '../figures.ts';
import { labels } from '../schemas/interface.ts';
import { type ContentFile, type Path, type Problem, singleFile } from './content-files.ts';
import { fieldName } from './explain.ts';
import { nearest } from './nearest.ts';
import { wordsIn } from './words-in-file.ts';

const figuresBefore = new WeakMap<ContentFile, Figures>();

/** The figures of the price book that words may use, which is the same in each language; undefined while it can't be read. */
export function figuresIn(files: readonly ContentFile[]): Figures | undefined {
  const file = singleFile(files, 'prices');
  const before = file && figuresBefore.get(file);
  if (before) return before;
  const book = file?.schema.safeParse(file.data).data as PriceBook | undefined;
  const words = labels.safeParse(singleFile(files, 'labels')?.data).data;
  if (!file || !book || !words) return undefined;
  const figures = figuresOf(book, words.times, defaultLanguage);
  figuresBefore.set(file, figures);
  return figures;
}

/** Places of words that are to be taken from the price book, and name none of its figures. */
export function figureProblems(files: readonly ContentFile[]): Problem[] {
  const figures = figuresIn(files);
  if (!figures) return [];
  return files.flatMap((file) =>
    wordsIn(file).flatMap(({ path, words }) =>
      languageCodes.flatMap((language) => {
        const unknown = figuresNamedIn(words[language] ?? '').filter((name) => !figures.has(name));
        return [...new Set(unknown)].map((name) =>
          unknownFigure(file, [...path, language], name, [...figures.keys()]),
        );
      }),
    ),
  );
}

function unknownFigure(
  { file }: ContentFile,
  path: Path,
  name: string,
  all: readonly string[],
): Problem {
  const ofKind = all.filter((one) => one.startsWith(name.replace(/:.*/, ':')));
  const meant = nearest(name, all);
  const known = (meant ? [meant] : ofKind.length > 0 ? ofKind : all).map((one) => `{${one}}`);
  const advice = meant ? `did you mean ${known.join()}?` : `it has ${known.join(', ')}`;
  return {
    ...{ file, field: fieldName(path), path },
    problem: `has {${name}}, which is no figure of content/prices; ${advice}`,
    ...{ code: 'unknown-place', values: { place: `{${name}}`, known: known.join(', ') } },
  };
}
