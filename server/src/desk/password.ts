import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

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

/** One at a time: each takes 64 MB, and who tries many must not take that many times as much. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** More than this wait when somebody tries from many networks; waiting longer helps nobody. */
const mostWaiting = 20;

/** Thrown when too many passwords wait to be looked at. */
class TooManyPasswords extends Error {
  override name = 'TooManyPasswords';
  readonly statusCode = 503;
}

/** Does what needs the memory of a password once nobody before it does. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting) return Promise.reject(new TooManyPasswords());
  waiting += 1;
  const result = turn.then(work).finally(() => {
    waiting -= 1;
  });
  turn = result.catch(() => {});
  return result;
}

/** The same letters may be typed in two ways: NFKC makes one of them (RFC 8265, 4.2). */
const bytesOf = (password: string): string => password.normalize('NFKC');

/** @returns what is kept of a password: `scrypt$N$r$p$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inTurn(() =>
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
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (kept ?? nobodys(cost)).split('$');
  const wanted = Buffer.from(hash, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: mostMemory };
  const found = await inTurn(() =>
    derive(bytesOf(password), Buffer.from(salt, 'base64url'), wanted.length, options),
  );
  return timingSafeEqual(found, wanted) && kept !== undefined;
}
