import type { ContentFile, Problem } from './content-files.ts';
import { fieldName } from './explain.ts';
import { glossary } from './glossary.ts';
import { translationsIn } from './words-in-file.ts';

const known = glossary.flatMap(({ bn, not }) =>
  not.map((word) => ({ word, better: bn, pattern: patternOf(word) })),
);

/** A word begins where no letter or sign of its script goes before; both spellings of য় are one. */
function patternOf(word: string): RegExp {
  const literally = word.normalize('NFC').replaceAll('.', String.raw`\.`);
  return new RegExp(`(?<![\\p{L}\\p{M}])${literally}`, 'u');
}

/** The words of a text that the list has others for. */
export const strayTerms = (text: string): { word: string; better: string }[] =>
  known.filter(({ pattern }) => pattern.test(text.normalize('NFC')));

/** Terms in Bangla that differ from the word list; a warning only. */
export const glossaryWarnings = ({ file, data }: Pick<ContentFile, 'file' | 'data'>): Problem[] =>
  translationsIn({ file, data })
    .filter(({ language }) => language === 'bn')
    .flatMap(({ path, text }) =>
      strayTerms(text).map(({ word, better }) => ({
        file,
        field: fieldName(path),
        path,
        problem: `writes “${word.trim()}”; docs/words.md has “${better}”`,
        code: 'term' as const,
        values: { word: word.trim(), better },
      })),
    );
