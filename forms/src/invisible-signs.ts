/** What leaves nothing to see, as part of a class of signs: blanks (also of Braille), and letters that no font draws. */
export const unseenSigns = String.raw`\s\u2800\p{Default_Ignorable_Code_Point}`;

/** Marks that turn the direction of a line, and of what follows in it. */
const directionMarks = /\p{Bidi_Control}/gu;

/** Signs of format that do nothing: zero-width spaces, soft hyphens, word joiners, byte order marks. */
const idleSigns = /\u034f|[\u00ad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/**
 * The two joiners, which shape letters of Bangla and others, and selectors, which shape an emoji: they do nothing
 * where no such letter goes before. Old browsers know no lookbehind.
 */
const lostJoiners = /(^|[\p{ASCII}\p{Z}])(?:\u200c|\u200d|[\ufe00-\ufe0e]|\ufe0f(?!\u20e3))+/gu;

/**
 * Takes away the marks that turn the direction of a line, and of what follows: what a visitor wrote
 * must not show the words around it in another order.
 */
export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, '');

/** A text without signs that nobody sees and that do nothing, as they come along with what is pasted. */
export const withoutInvisibleSigns = (text: string): string =>
  withoutDirectionMarks(text).replace(idleSigns, '').replace(lostJoiners, '$1');

const seenSign = new RegExp(`[^${unseenSigns}]`, 'u');

/** Whether there is nothing to see of a text. */
export const isBlank = (text: string): boolean => !seenSign.test(text);

/**
 * A text as it is seen: of signs that nobody sees and of two ways to write a letter, only what makes a
 * difference is left, and nothing of what is blank.
 */
export function asSeen(text: string): string {
  const seen = withoutInvisibleSigns(text.normalize('NFC')).normalize('NFC').trim();
  return isBlank(seen) ? '' : seen;
}
