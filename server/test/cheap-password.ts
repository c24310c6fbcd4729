import { scryptSync } from 'node:crypto';
import { cost } from '../src/desk/password.ts';

const { N: usual } = cost;

/** The least that scrypt can cost: each password of a test would take half a second. */
const least = 2;
cost.N = least;

/** As `hashPassword` keeps it, at the least cost. */
export function cheaplyKept(password: string): string {
  const salt = Buffer.alloc(16);
  const hash = scryptSync(password, salt, 32, { N: least, r: 8, p: 1 });
  return ['scrypt', least, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Does something with passwords that cost what they do in production. */
export async function atUsualCost<Result>(work: () => Promise<Result>): Promise<Result> {
  cost.N = usual;
  try {
    return await work();
  } finally {
    cost.N = least;
  }
}
