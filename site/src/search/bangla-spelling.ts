/** Whether a word in normal form begins with a Bangla letter or sign. */
export const isBangla = (word: string): boolean => {
  const code = word.charCodeAt(0);
  return code >= 0x980 && code <= 0x9ff;
};

/** Letters that sound alike, of which people write either, and signs that many leave out. */
const alike: ReadonlyMap<string, string> = new Map([
  ['ী', 'ি'],
  ['ঈ', 'ই'],
  ['ূ', 'ু'],
  ['ঊ', 'উ'],
  ['শ', 'স'],
  ['ষ', 'স'],
  ['ণ', 'ন'],
  ['য', 'জ'],
  ['ঙ', 'ং'],
  ['ৎ', 'ত'],
  ['্', ''],
  ['ঁ', ''],
]);

const folded = new Map<string, string>();

/**
 * A word as its letters sound, for comparison: সরকারী and সরকারি are one. Words of other scripts stay
 * as they are.
 * @param word in normal form (words.ts)
 */
export function foldSpelling(word: string): string {
  if (!isBangla(word)) return word;
  const known = folded.get(word);
  if (known !== undefined) return known;
  const letters = [...word].map((letter) => alike.get(letter) ?? letter);
  const fold = letters.join('').replace(/([ক-হ])\1+/g, '$1');
  folded.set(word, fold);
  return fold;
}

/** A word without the ending of its case or number, if enough is left: স্কুল of স্কুলের. */
export const withoutEnding = (word: string): string =>
  word.replace(/(?<=^.{3,})(?:গুলো|গুলি|দের|ের|টি|কে|(?<=[া-ৌ])র)$/, '');
