import { plainSigns } from './plain-signs.ts';

/** Digits in groups of thousands, or of lakhs and crores, with commas or, for thousands, with spaces. */
const grouped = String.raw`[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3}|\d{0,2}(?: \d{3})+)`;

const pattern = new RegExp(String.raw`^-?(?:\d+|${grouped})(?:\.\d+)?$`);

/** How taka are written before an amount, and behind it: ৳ 500, Tk. 500, 500 টাকা, 500/-, 500/=. */
const takaBefore = /^(?:৳|tk\.?|bdt|টাকা) ?/i;
const takaBehind = / ?(?:৳|tk\.?|bdt|টাকা)?(?: ?\/[-=])?$/i;

/**
 * What somebody wrote for a number in the signs of ASCII, without those that nobody sees and those of taka:
 * `-1,250.5%` for `৳ −১,২৫০.৫％`. A ½ or ² stays, since it is no digit of a number.
 */
export const asciiNumber = (text: string): string =>
  (/\p{No}/u.test(text) ? text : plainSigns(text))
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    // Patterns that look for many blanks take long for a text of blanks alone.
    .replace(/ {2,}/g, ' ')
    .replace(takaBefore, '')
    .replace(takaBehind, '');

/** Beyond 15 digits a number would be kept as another one. */
export const isExact = (plain: string): boolean => plain.replace(/\D/g, '').length < 16;

/**
 * The number that somebody wrote, in digits of any script, grouped or not: ১২,৫০,০০০ and 1250000.5.
 * @returns undefined for what is none, and for what might be two: 4,2 is 4.2 to some, and 42 to nobody
 */
export function readNumber(text: string): number | undefined {
  const plain = asciiNumber(text);
  if (!pattern.test(plain) || !isExact(plain)) return undefined;
  // Zero has no sign.
  return Number(plain.replace(/[, ]/g, '')) + 0;
}
