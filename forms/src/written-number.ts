import { plainSigns } from './plain-signs.ts';

/** Digits in groups of thousands, or of lakhs and crores, with commas or, for thousands, with spaces. */
const grouped = String.raw`[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3}|\d{0,2}(?: \d{3})+)`;

const pattern = new RegExp(String.raw`^-?(?:\d+|${grouped})(?:\.\d+)?$`);

/**
 * What somebody wrote for a number in the signs of ASCII, without those that nobody sees and the sign of taka:
 * `-1,250.5%` for `৳ −১,২৫০.৫％`. A ½ or ² stays, since it is no digit of a number.
 */
export const asciiNumber = (text: string): string =>
  (/\p{No}/u.test(text) ? text : plainSigns(text))
    .replaceAll('−', '-')
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^৳|৳$/g, '')
    .trim();

/**
 * The number that somebody wrote, in digits of any script, grouped or not: ১২,৫০,০০০ and 1250000.5.
 * @returns undefined for what is none, and for what might be two: 4,2 is 4.2 to some, and 42 to nobody
 */
export function readNumber(text: string): number | undefined {
  const plain = asciiNumber(text);
  return pattern.test(plain) ? Number(plain.replace(/[, ]/g, '')) : undefined;
}
