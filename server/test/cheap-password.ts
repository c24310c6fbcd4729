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
export const atUsualCost = <Result>(work: () => Promise<Result>): Promise<Result> =>
  atCost(usual, work);

/** The same with passwords of another cost. */
export async function atCost<Result>(N: number, work: () => Promise<Result>): Promise<Result> {
  cost.N = N;
  try {
    return await work();
  } finally {
    cost.N = least;
  }
}
