import { randomBytes } from 'node:crypto';

/** No 0 and O, 1, I and L, or U: a reference is read over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const pattern = new RegExp(`^NK-[${alphabet}]{4}-[${alphabet}]{4}$`);

/** A new random reference such as `NK-7F3K-92QD`. That none is given twice, the ledger's key decides. */
export function newReference(): string {
  let letters = '';
  while (letters.length < 8) {
    for (const byte of randomBytes(12)) {
      // 240 is a multiple of 30: a higher byte would favour the first letters.
      if (byte < 240 && letters.length < 8) letters += alphabet[byte % alphabet.length];
    }
  }
  return `NK-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** True for text that has the form of a reference, whether or not it was ever given. */
export const isReference = (text: string): boolean => pattern.test(text);
