import { asciiDigits } from './digits.ts';
import { withoutInvisibleSigns } from './invisible-signs.ts';

/**
 * A number, a code or a mark as it is compared: its digits, of whatever script, as ASCII ones, full-width signs as
 * usual ones, all dashes and the minus as hyphens, and without what nobody sees or what stands around it.
 */
export const plainSigns = (text: string): string =>
  asciiDigits(withoutInvisibleSigns(text).normalize('NFKC'))
    .replace(/[\p{Pd}−]/gu, '-')
    .trim();

/** A code, such as that of a serial or a certificate, by its letters and digits alone: VB-10 for `ｖｂ – ১০`. */
export const plainCode = (text: string): string =>
  plainSigns(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
