/**
 * The work that a browser does before a password of an address is looked at which others try, too: it looks
 * for a number with which a hash begins with zeros (hashcash). Who tries many passwords has to work for each.
 */

/** A second of a computer, some seconds of a phone. */
export const workBits = 16;

/** The proof: the time at which it was asked for, in milliseconds since 1970, and the number that was found. */
export type SignInWork = { at: number; nonce: number };

/** What is hashed, with SHA-256. @param email as the ledger keeps it */
export const workText = (email: string, { at, nonce }: SignInWork): string =>
  `${email}\n${at}\n${nonce}`;

/** Whether a hash begins with so many zeros. */
export const isWorked = (hash: Uint8Array): boolean =>
  new DataView(hash.buffer, hash.byteOffset).getUint32(0) >>> (32 - workBits) === 0;
