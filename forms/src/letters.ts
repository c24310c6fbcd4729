/** The most signs (code points) that the letters of a text may be written in, on average: ক্ষু takes four. */
export const mostPerLetter = 4;

/**
 * Whether a text is longer than `max` letters as a person counts them: ক্ষু is one, and so is an
 * emoji. Signs are bounded, too, since a letter may carry any number of them.
 */
export function hasMoreLetters(text: string, max: number): boolean {
  const signs = [...text].length;
  if (signs <= max) return false;
  if (signs > max * mostPerLetter) return true;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length > max;
}
