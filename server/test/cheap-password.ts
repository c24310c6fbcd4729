import { scryptSync } from 'node:crypto';

/** As `hashPassword` keeps it, at the least cost: each sign-in of a test would take a fifth of a second. */
export function cheaplyKept(password: string): string {
  const salt = Buffer.alloc(16);
  const hash = scryptSync(password, salt, 32, { N: 2, r: 8, p: 1 });
  return ['scrypt', 2, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
