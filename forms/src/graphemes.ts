/** The most signs (code points) that the letters of a text may be written in, on average: ক্ষু takes four. */
export const maxCodePointsPerGrapheme = 4;

/**
 * Whether a text is longer than `max` letters as a person counts them: ক্ষু is one, and so is an
 * emoji. Signs are bounded, too, since a letter may carry any number of them.
 */
export function hasMoreGraphemes(text: string, max: number): boolean {
  // A sign has one or two units of a string: what is far too long is not looked at.
  if (text.length > 2 * max * maxCodePointsPerGrapheme) return true;
  const signs = [...text].length;
  if (signs <= max) return false;
  if (signs > max * maxCodePointsPerGrapheme) return true;
  let graphemes = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    graphemes += 1;
    if (graphemes > max) return true;
  }
  return false;
}
