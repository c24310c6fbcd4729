import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurn, type Lane } from './password-turns.ts';

/** As OWASP's Password Storage Cheat Sheet asks of scrypt (2^17, 8, 1) or half of it: 64 MB for each. */
const usualCost = { N: 2 ** 16, r: 8, p: 1 } as const;
const mostMemory = 256 * usualCost.N * usualCost.r;

/** What passwords cost that are hashed from now on; tests of other things make it less. */
export const cost: { N: number; r: number; p: number } = { ...usualCost };
const hashBytes = 32;

const derive = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** The same letters may be typed in two ways: NFKC makes one of them (RFC 8265, 4.2). */
const bytesOf = (password: string): string => password.normalize('NFKC');

/** @returns what is kept of a password: `scrypt$N$r$p$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inTurn('known', () =>
    derive(bytesOf(password), salt, hashBytes, { ...cost, maxmem: mostMemory }),
  );
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** A hash that no password has, checked for unknown names so that the answer takes as long. */
const nobodys = ({ N, r, p }: typeof cost): string =>
  ['scrypt', N, r, p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

/**
 * Whether a password is the one that was kept; takes as long when there is none.
 * @param kept what `hashPassword` returned; undefined for a user that there isn't
 * @throws TooManyPasswords when too many of the lane wait, and while the server stops
 */
export async function isPassword(
  password: string,
  kept: string | undefined,
  lane: Lane,
): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (kept ?? nobodys(cost)).split('$');
  const wanted = Buffer.from(hash, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: mostMemory };
  const found = await inTurn(lane, () =>
    derive(bytesOf(password), Buffer.from(salt, 'base64url'), wanted.length, options),
  );
  return timingSafeEqual(found, wanted) && kept !== undefined;
}
