/** The most signs (code points) that the letters of a text may be written in, on average: ক্ষু takes four. */
export const mostPerLetter = 4;

/**
 * Whether a text is longer than `max` letters as a person counts them: ক্ষু is one, and so is an
 * emoji. Signs are bounded, too, since a letter may carry any number of them.
 */
export function hasMoreLetters(text: string, max: number): boolean {
  // A sign has one or two units of a string: what is far too long is not looked at.
  if (text.length > 2 * max * mostPerLetter) return true;
  const signs = [...text].length;
  if (signs <= max) return false;
  if (signs > max * mostPerLetter) return true;
  let letters = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    letters += 1;
    if (letters > max) return true;
  }
  return false;
}
