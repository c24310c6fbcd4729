import { withoutInvisibleSigns } from '@nokshi/forms/invisible-signs.ts';
import type { ContentFile, Path, Problem } from './content-files.ts';
import { fieldName } from './explain.ts';

/** A vowel's letter or sign with another sign of a vowel behind it: অামাদের for আমাদের. */
const doubledVowel = /[অ-ঔ][\u09be-\u09cc\u09d7]|[\u09be-\u09cc\u09d7]{2}/;

/** A sign with no letter of Bangla that it belongs to, as at the beginning of a word or behind a Latin one. */
const lostSign = /(?<![\u0980-\u09ff◌]|\u200c|\u200d)[\u0981-\u0983\u09bc\u09be-\u09cd\u09d7]/u;

/**
 * Bangla of old typewriters (Bijoy, SutonnyMJ), which is Latin letters in another font: Avgv‡`i for আমাদের. These
 * signs stand in no Latin word.
 */
const typewriter = /[A-Za-z][†‡ˆ‰¨¯ª¶·Š¤][A-Za-z]?|[†‡ˆ¯Š][A-Za-z]/;

/** The same without one of these signs: v and w are its most frequent vowels, and rare in any language. */
function isTypewritten(text: string): boolean {
  if (/[\u0980-\u09ff]/.test(text)) return false;
  const letters = text.match(/[A-Za-z]/g) ?? [];
  const vowels = letters.filter((letter) => letter === 'v' || letter === 'w');
  return letters.length >= 12 && vowels.length > letters.length / 6;
}

/** ঃ in place of a colon; names keep it, as in মোঃ. */
const visarga =
  /(?<![\p{L}\p{M}])(?!(?:মো|মোসা|মোছা|ডা|উ|আ|বা|ছি|অন্ত|পুন|স্বত)ঃ)[\p{L}\p{M}]+ঃ(?![\p{L}\p{M}])/gu;

type Text = { path: Path; text: string };

function textsIn(data: unknown, path: Path = []): Text[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, item]) =>
    textsIn(item, [...path, isList ? Number(key) : key]),
  );
}

type Mistyped = { code: 'invisible-signs' | 'bangla-signs'; word: string };

/**
 * The words of a text that no keyboard of today writes, or that hold signs which nobody sees.
 * @param isForBangla whether Bangla is expected there
 */
export function mistypedWords(text: string, isForBangla: boolean): Mistyped[] {
  const words = text.normalize('NFC').split(/(?:(?!\ufeff)\s)+/u);
  const unseen = words.filter((word) => withoutInvisibleSigns(word) !== word);
  const wrong = words.filter((word) =>
    [doubledVowel, lostSign, typewriter].some((pattern) => pattern.test(word)),
  );
  const isWhole = isForBangla && wrong.length === 0 && isTypewritten(text);
  return [
    ...unseen.map((word) => ({ code: 'invisible-signs' as const, word })),
    ...[...wrong, ...(isWhole ? [text] : [])].map((word) => ({
      code: 'bangla-signs' as const,
      word,
    })),
  ];
}

const sentences = {
  'invisible-signs': (word: string) => `has signs that nobody sees in “${word}”; type it anew`,
  'bangla-signs': (word: string) =>
    `has “${word}”, whose letters and signs are no Bangla of Unicode; type it anew`,
};

/** What was pasted from elsewhere and looks right in one font alone, or is not found by its letters. */
export const typingProblems = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap(({ file, data }) =>
    textsIn(data).flatMap(({ path, text }) =>
      mistypedWords(text, path.at(-1) === 'bn').map(({ code, word }) => ({
        ...{ file, field: fieldName(path), path },
        problem: sentences[code](withoutInvisibleSigns(word)),
        ...{ code, values: { word: withoutInvisibleSigns(word) } },
      })),
    ),
  );

/** Words that have ঃ where a colon belongs; a warning only. */
export const colonWarnings = ({ file, data }: Pick<ContentFile, 'file' | 'data'>): Problem[] =>
  textsIn(data).flatMap(({ path, text }) =>
    (text.match(visarga) ?? []).map((word) => {
      const better = word.replace(/ঃ$/, ':');
      return {
        ...{ file, field: fieldName(path), path },
        problem: `writes “${word}”; a colon makes it “${better}”`,
        ...{ code: 'term' as const, values: { word, better } },
      };
    }),
  );
