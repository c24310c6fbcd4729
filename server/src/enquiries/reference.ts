import { randomBytes } from 'node:crypto';
import { referenceAlphabet } from '@nokshi/forms/reference.ts';

/** A new random reference such as `NK-7F3K-92QD`. That none is given twice, the ledger's key decides. */
export function newReference(prefix: string): string {
  let letters = '';
  while (letters.length < 8) {
    for (const byte of randomBytes(12)) {
      // 240 is a multiple of 30: a higher byte would favour the first letters.
      if (byte < 240 && letters.length < 8) {
        letters += referenceAlphabet[byte % referenceAlphabet.length];
      }
    }
  }
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
