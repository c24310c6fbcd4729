import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { atCost } from '../../test/cheap-password.ts';
import { aPassword, aUser, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { besideTests, openDatabase, runningApp } from '../../test/running-app.ts';
import { ServerHere } from '../../test/server-here.ts';
import { until } from '../../test/until.ts';
import type { Database } from '../ledger/database/database.ts';
import { setPassword } from '../ledger/desk/users.ts';
import { hashPassword } from './password.ts';

const perSecond = 50;

/** At this cost even a quick machine looks at fewer passwords a second. */
const fewerThanTried = 2 ** 14;

const numberOfTries = (database: Database): Promise<number> =>
  database.use(async (ledger) => {
    const rows = await ledger.selectFrom('sign_in_tries').select('id').execute();
    return rows.length;
  });

onBothDatabases('fifty wrong passwords a second from changing networks', (newLedger) => {
  /** A desk whose passwords cost what they do, and a flood of wrong ones for some addresses. */
  async function aFloodedDesk(victimOf: (email: string, index: number) => string) {
    const ledger = await newLedger();
    const lines: string[] = [];
    const app = await runningApp({ ...ledger, LOG_LEVEL: 'warn' }, Date.now, onTestFinished, {
      ...besideTests,
      writeLog: (line) => lines.push(line),
    });
    const database = openDatabase(ledger);
    const email = await aUser(database, 'Rahim', 'owner');
    const kept = await hashPassword(aPassword);
    await database.use((open) =>
      open.transaction().execute((one) => setPassword(one, email, kept)),
    );
    const known = new DeskBrowser(app);
    await until('the desk to open', async () => (await known.signIn(email)).statusCode === 204);
    const answers = new Map<string, number>();
    let isOver = false;
    const flood = async () => {
      const tries: Promise<unknown>[] = [];
      for (let index = 0; !isOver; index += 1) {
        const remoteAddress = `2001:db8:${(index >> 12).toString(16)}:${(index % 4096).toString(16)}::1`;
        const trying = new DeskBrowser(app)
          .signIn(victimOf(email, index), `wrong ${index}`, { remoteAddress })
          .then(({ statusCode, body }) => {
            const told = `${statusCode} ${body.includes('ledger') ? 'ledger' : ''}`.trim();
            answers.set(told, (answers.get(told) ?? 0) + 1);
          });
        tries.push(trying);
        await pause(1000 / perSecond);
      }
      await Promise.all(tries);
    };
    const flooding = flood();
    const end = () => {
      isOver = true;
      return flooding;
    };
    onTestFinished(end);
    await until('the flood to be refused', () => (answers.get('429') ?? 0) > perSecond);
    return { app, database, email, known, answers, lines, end };
  }

  const victims = {
    'one address': (email: string) => email,
    'any addresses': (_email: string, index: number) => `name${index}@nokshi.example`,
  };
  for (const [name, victimOf] of Object.entries(victims)) {
    it(`keep nobody out, for ${name}`, () =>
      atCost(fewerThanTried, async () => {
        const { app, database, email, known, answers, lines, end } = await aFloodedDesk(victimOf);
        /** Signs in. @returns how many wrong passwords were looked at meanwhile, however busy the machine is */
        const lookedAtUntil = async (browser: DeskBrowser, remoteAddress: string) => {
          const before = answers.get('401') ?? 0;
          const { statusCode } = await browser.signInWorking(email, aPassword, { remoteAddress });
          expect(statusCode).toBe(204);
          return (answers.get('401') ?? 0) - before;
        };
        for (let index = 0; index < 3; index += 1) {
          expect(await lookedAtUntil(known, '203.0.113.9')).toBeLessThan(8);
          const stranger = new DeskBrowser(app);
          expect(await lookedAtUntil(stranger, `198.51.100.${index}`)).toBeLessThan(20);
        }
        await end();
        // Nobody is told that the ledger is away, unless it was: a busy machine may starve it.
        const wasAway = lines.some((line) => line.includes('"desk.failed"'));
        expect(answers.has('503 ledger')).toBe(wasAway);
        expect(lines.filter((line) => line.includes('"desk.sign-ins-refused"'))).toHaveLength(1);
        // Only of those that were looked at.
        expect(await numberOfTries(database)).toBeLessThanOrEqual(2 * (answers.get('401') ?? 0));
      }));
  }

  it('do not hold up a server that stops', () =>
    atCost(fewerThanTried, async () => {
      const ledger = await newLedger();
      await aUser(openDatabase(ledger), 'Rahim', 'owner');
      const server = new ServerHere({ ...ledger, TRUST_PROXY: 'true' });
      const address = await server.listening();
      const statuses: number[] = [];
      let isOver = false;
      const tryOnce = (index: number) =>
        fetch(`${address}/api/desk/session`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            'x-forwarded-for': `2001:db8:0:${index.toString(16)}::1`,
          },
          body: JSON.stringify({ email: `name${index}@nokshi.example`, password: 'wrong' }),
        }).then(
          ({ status }) => statuses.push(status),
          () => undefined,
        );
      const flooding = (async () => {
        for (let index = 0; !isOver; index += 1) {
          void tryOnce(index);
          await pause(1000 / perSecond);
        }
      })();
      onTestFinished(() => {
        isOver = true;
        return flooding;
      });
      await until('the flood to be refused', () => statuses.includes(429));
      server.kill();
      // Past SHUTDOWN_SECONDS it would end with 1.
      expect(await server.gone()).toBe(0);
    }));
});
