/** No 0 and O, 1, I and L, or U: a reference is read over the phone. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The pattern of a prefix of references. */
export const referencePrefixPattern = /^[A-Z]{2,4}$/;

/** The form of a reference such as `NK-7F3K-92QD`, as the source of a regular expression. */
export const referencePattern = (prefix: string): string =>
  `^${prefix}-[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`;

/** True for text that has the form of a reference of that prefix, whether or not it was ever given. */
export const isReference = (prefix: string, text: unknown): text is string =>
  typeof text === 'string' && new RegExp(referencePattern(prefix)).test(text);

const spoken = new RegExp(`^([A-Z]{2,4})([${referenceAlphabet}]{4})([${referenceAlphabet}]{4})$`);

/**
 * The reference that a person typed, in small letters or with other spaces and dashes.
 * @returns undefined for what is none, of whatever prefix
 */
export function referenceIn(typed: string): string | undefined {
  const match = spoken.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, ''));
  return match ? match.slice(1).join('-') : undefined;
}

/**
 * A new random reference such as `NK-7F3K-92QD`. That none is given twice, the key of the server's ledger
 * decides.
 */
export function newReference(prefix: string): string {
  let letters = '';
  while (letters.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(12))) {
      // 240 is a multiple of 30: a higher byte would favour the first letters.
      if (byte < 240 && letters.length < 8) {
        letters += referenceAlphabet[byte % referenceAlphabet.length];
      }
    }
  }
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
