/**
 * Whether the time of a refused sign-in tells who has an account at the desk: `npm run bench -- sign-in`.
 * Tries for names that somebody has and for names that nobody has take turns, each from a network of
 * its own and few for a name, so that no limit of tries is met.
 * Usage: node scripts/bench/sign-in.ts [tries for each of both]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../server/src/desk/password.ts';
import { readEnvironment } from '../../server/src/environment.ts';
import { Database } from '../../server/src/ledger/database/database.ts';
import { addUser } from '../../server/src/ledger/desk/users.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { until } from '../../server/test/until.ts';
import { tell } from '../figures.ts';
import { median } from '../quantile.ts';

const tries = Number(process.argv[2] ?? 1000);
const triesForName = 4;
/** How far the medians may be apart. */
const bound = 0.1;

const directory = mkdtempSync(join(tmpdir(), 'bench-'));
const server = new ServerProcess({ DATA_DIR: directory, TRUST_PROXY: 'loopback' });
const site = (await server.listening()).replace('127.0.0.1', 'localhost');

const nameOf = (kind: 'known' | 'unknown', index: number): string =>
  `${kind}${Math.floor(index / triesForName)}@nokshi.example`;

async function addUsers(): Promise<void> {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const database = new Database(readEnvironment({ DATA_DIR: directory }), silent);
  const password = await hashPassword('maple rickshaw lantern tide');
  await database.use((ledger) =>
    ledger.transaction().execute(async (transaction) => {
      for (let index = 0; index < tries; index += triesForName) {
        const email = nameOf('known', index);
        const user = { email, name: email, role: 'owner', password, created_at: 0 } as const;
        await addUser(transaction, user);
      }
    }),
  );
  await database.close();
}

/** @returns the status, and how many milliseconds the answer took */
async function attempt(kind: 'known' | 'unknown', index: number) {
  const network = `${kind === 'known' ? 10 : 11}.${index >> 8}.${index & 255}.1`;
  const begun = performance.now();
  const { status } = await fetch(`${site}/api/desk/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site, 'x-forwarded-for': network },
    body: JSON.stringify({ email: nameOf(kind, index), password: 'something else' }),
  });
  return { status, milliseconds: performance.now() - begun };
}

try {
  await addUsers();
  await until(
    'the desk to open',
    async () => (await attempt('unknown', tries + 99)).status === 401,
  );
  const taken = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < tries; index += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const { status, milliseconds } = await attempt(kind, index);
      if (status !== 401) throw new Error(`A try was answered with ${status}.`);
      taken[kind].push(milliseconds);
    }
  }
  const known = median(taken.known);
  const unknown = median(taken.unknown);
  const apart = Math.abs(known - unknown) / Math.max(known, unknown);
  tell(
    'names that somebody has, and nobody',
    `medians of ${tries} tries: ${known.toFixed(1)} ms and ${unknown.toFixed(1)} ms, ${(100 * apart).toFixed(1)} % apart`,
    apart > bound ? [`more than ${100 * bound} % apart`] : [],
  );
} finally {
  server.kill('SIGKILL');
  await server.gone();
  rmSync(directory, { recursive: true });
}
