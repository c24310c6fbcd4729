import { asciiDigits } from './digits.ts';
import { withoutInvisibleSigns } from './invisible-signs.ts';

/**
 * A number, a code or a mark as it is compared: its digits, of whatever script, as ASCII ones, full-width signs as
 * usual ones, and without what nobody sees or what stands around it.
 */
export const plainSigns = (text: string): string =>
  asciiDigits(withoutInvisibleSigns(text).normalize('NFKC')).trim();
