/**
 * How long it takes to sign in while others try 50 wrong passwords a second from changing networks, for the
 * address of somebody who has an account: `npm run bench -- flood`. Who is known signs in with the cookie of
 * an earlier time, who is new works for it as the page does.
 * Usage: node scripts/bench/flood.ts [sign-ins of each kind]
 */
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { isWorked, type SignInWork, workText } from '@nokshi/contract/sign-in-work.ts';
import { hashPassword } from '../../server/src/desk/password.ts';
import { readEnvironment } from '../../server/src/environment.ts';
import { Database } from '../../server/src/ledger/database/database.ts';
import { addUser } from '../../server/src/ledger/desk/users.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { until } from '../../server/test/until.ts';
import { tell } from '../figures.ts';
import { median } from '../quantile.ts';

const signIns = Number(process.argv[2] ?? 20);
const perSecond = 50;
/** Within how many seconds somebody is in. */
const bounds = { known: 2, new: 10 };
/** Between two looks at what else is to be done while a browser works. */
const hashesAtOnce = 1000;

const email = 'rahim@nokshi.example';
const password = 'maple rickshaw lantern tide';

const directory = mkdtempSync(join(tmpdir(), 'bench-'));
const server = new ServerProcess({ DATA_DIR: directory, TRUST_PROXY: 'loopback' });
const site = (await server.listening()).replace('127.0.0.1', 'localhost');

async function addOwner(): Promise<void> {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const database = new Database(readEnvironment({ DATA_DIR: directory }), silent);
  const user = { email, name: 'Rahim', role: 'owner', created_at: 0 } as const;
  const kept = await hashPassword(password);
  await database.use((ledger) =>
    ledger.transaction().execute((one) => addUser(one, { ...user, password: kept })),
  );
  await database.close();
}

/** A try to sign in from a network. @param cookie the browser's */
const attempt = (network: string, typed: object, cookie = '') =>
  fetch(`${site}/api/desk/session`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', origin: site },
      ...{ 'x-forwarded-for': network, cookie },
    },
    body: JSON.stringify({ email, ...typed }),
  });

/** Works for a try, as the page of the desk does, and lets others go on meanwhile. */
async function workFor(at: number): Promise<SignInWork> {
  for (let nonce = 0; ; nonce += 1) {
    if (nonce % hashesAtOnce === 0) await setImmediate();
    const work = { at, nonce };
    if (isWorked(hash('sha256', workText(email, work), 'buffer'))) return work;
  }
}

/** Signs in, again and again where it is asked to. @returns the seconds that it took */
async function secondsToSignIn(network: string, cookie = ''): Promise<number> {
  const begun = performance.now();
  for (let work: SignInWork | undefined; ; ) {
    const answer = await attempt(network, { password, work }, cookie);
    if (answer.status === 204) return (performance.now() - begun) / 1000;
    const told: unknown = await answer.json();
    const isAsked = typeof told === 'object' && told !== null && 'workAt' in told;
    if (!isAsked) throw new Error(`A sign-in was answered with ${answer.status}.`);
    work = await workFor(Number(told.workAt));
  }
}

let tried = 0;
let isOver = false;
async function flood(): Promise<void> {
  const begun = performance.now();
  const trying = new Set<Promise<unknown>>();
  while (!isOver) {
    // As many as are due: a machine that is busy wakes late.
    while (tried < ((performance.now() - begun) / 1000) * perSecond) {
      tried += 1;
      const network = `2001:db8:${(tried >> 12).toString(16)}:${(tried % 4096).toString(16)}::1`;
      // What a server that has too much to do cuts off was tried all the same.
      const one = attempt(network, { password: `wrong ${tried}` }).then(
        (answer) => answer.text(),
        () => undefined,
      );
      trying.add(one);
      void one.finally(() => trying.delete(one));
    }
    await pause(1000 / perSecond);
  }
  await Promise.all(trying);
}

function tellOf(who: keyof typeof bounds, seconds: readonly number[]): void {
  const longest = Math.max(...seconds);
  const [load = 0] = loadavg();
  tell(
    `in while ${perSecond} wrong ones a second try: somebody ${who}`,
    `${seconds.length} times: median ${median([...seconds]).toFixed(2)} s, longest ${longest.toFixed(2)} s, load ${load.toFixed(1)} on ${availableParallelism()} cores`,
    longest > bounds[who] ? [`more than ${bounds[who]} s`] : [],
  );
}

try {
  await addOwner();
  let device = '';
  await until('the desk to open', async () => {
    const answer = await attempt('203.0.113.9', { password });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    device = cookies.find((one) => one.includes('device')) ?? '';
    return answer.status === 204;
  });
  const flooding = flood();
  await pause(5000);
  const taken = { known: [] as number[], new: [] as number[] };
  const [triedBefore, begun] = [tried, performance.now()];
  for (let index = 0; index < signIns; index += 1) {
    taken.known.push(await secondsToSignIn('203.0.113.9', device));
    taken.new.push(await secondsToSignIn(`198.51.100.${index}`));
  }
  const rate = (tried - triedBefore) / ((performance.now() - begun) / 1000);
  isOver = true;
  await flooding;
  if (rate < 0.9 * perSecond) throw new Error(`Only ${rate.toFixed(0)} a second were tried.`);
  tellOf('known', taken.known);
  tellOf('new', taken.new);
} finally {
  server.kill('SIGKILL');
  await server.gone();
  rmSync(directory, { recursive: true });
}
