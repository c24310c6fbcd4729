import { asciiDigits } from './digits.ts';

/**
 * A phone number as it is dialled in Bangladesh, in ASCII digits alone, so that all spellings of one
 * number are equal: `+880 1700-000000`, `0088 01700 000000` and `০১৭০০-০০০০০০` are `01700000000`.
 * Numbers of other countries keep their country code, without + or 00.
 * @param text may hold anything between the digits
 */
export const normalPhone = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .replace(/\D/g, '')
    .replace(/^00(?=[1-9])/, '')
    .replace(/^8800?/, '0');
