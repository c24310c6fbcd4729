import { cost } from '../src/desk/password.ts';

const { N: usual } = cost;

/** The least that scrypt can cost: each password of a test would take half a second. */
cost.N = 2;

/** Does something with passwords that cost what they do in production. */
export async function atUsualCost<Result>(work: () => Promise<Result>): Promise<Result> {
  cost.N = usual;
  try {
    return await work();
  } finally {
    cost.N = 2;
  }
}
