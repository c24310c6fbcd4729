import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../test/ledgers.ts';
import { minutesByHand } from '../../test/minutes.ts';
import { openDatabase } from '../../test/running-app.ts';
import { silent, testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import { day, minute } from '../durations.ts';
import { Database } from '../ledger/database/database.ts';
import { jobStates, lastRunOf } from '../ledger/jobs.ts';
import { type Job, Jobs } from './jobs.ts';

type Run = { previous: number | null; now: number };

/** A daily job that remembers its runs, which begin once `begin` lets them. */
function aJob(runs: Run[], begin: () => Promise<void> = async () => {}): Job {
  return {
    name: 'test',
    periodMilliseconds: day,
    obeysPause: false,
    async work({ ranAt, time }) {
      runs.push({ previous: ranAt, now: time });
      await begin();
    },
  };
}

onBothDatabases('a job', (newLedger, kind) => {
  /** A server that does a job, from its start to the end of the test. */
  async function aServer(ledger: Record<string, string>, job: Job, now: () => number) {
    const database = openDatabase(ledger);
    const jobs = new Jobs(database, [job], silent, now);
    onTestFinished(() => jobs.stop());
    jobs.start();
    const due = () =>
      database.use((open) => open.selectFrom('jobs').selectAll().executeTakeFirst());
    const settled = () =>
      until('the job to be settled', async () => ((await due())?.ran_at ?? null) !== null);
    return { database, jobs, due, settled };
  }

  it('is done at the start, then once a day, and knows when it was done last', async () => {
    const look = minutesByHand();
    let time = Date.now();
    const start = time;
    const runs: Run[] = [];
    const { settled, database } = await aServer(await newLedger(), aJob(runs), () => time);
    await settled();
    time += day - minute;
    look();
    time += minute + 1000;
    await until('the second run', () => {
      look();
      return runs.length === 2;
    });
    const [first, second] = runs;
    expect(first?.previous).toBeNull();
    // PostgreSQL's clock and this machine's are read one after the other.
    expect(Math.abs((first?.now ?? 0) - start)).toBeLessThan(60_000);
    expect(second?.previous).toBe(first?.now);
    expect((second?.now ?? 0) - (first?.now ?? 0)).toBeGreaterThanOrEqual(day);
    await until('the run to be noted', async () => {
      return (await database.use((open) => lastRunOf(open, 'test'))) === second?.now;
    });
  });

  it('that failed is tried again after some minutes, and says so until it is done', async () => {
    const look = minutesByHand();
    let time = Date.now();
    const runs: Run[] = [];
    const { database, settled } = await aServer(
      await newLedger(),
      aJob(runs, async () => {
        if (runs.length === 1) throw new Error('not yet');
      }),
      () => time,
    );
    const state = async () => (await database.use(jobStates))[0];
    await until('the failure to be noted', async () => (await state())?.failure === 'not yet');
    const failedAt = runs[0]?.now ?? 0;
    const nextAt = failedAt + 5 * minute;
    expect(await state()).toMatchObject({ name: 'test', ranAt: null, failedAt, nextAt });
    look();
    time += 6 * minute;
    await until('the second run', () => {
      look();
      return runs.length === 2;
    });
    expect(runs[1]?.previous).toBeNull();
    await settled();
    expect(await state()).toMatchObject({ ranAt: runs[1]?.now, failedAt, failure: null });
  });

  it('that a clock years ahead has put off is done at once', async () => {
    const look = minutesByHand();
    let time = Date.now() + 3 * 365 * day;
    const ahead = time;
    const runs: Run[] = [];
    const { settled } = await aServer(await newLedger(), aJob(runs), () => time);
    await settled();
    time -= 3 * 365 * day;
    await until('the run by the right clock', () => {
      look();
      return runs.length === 2;
    });
    expect(runs[1]?.now).toBeLessThan(ahead - day);
  });

  it('left by a server that died is taken up when its lease ends', async () => {
    const look = minutesByHand();
    const time = Date.now();
    const runs: Run[] = [];
    const ledger = await newLedger();
    const lease = (due: number) =>
      openDatabase(ledger).use((open) =>
        open.insertInto('jobs').values({ name: 'test', due_at: due, ran_at: null }).execute(),
      );
    await lease(time + 9 * minute);
    let now = time;
    await aServer(ledger, aJob(runs), () => now);
    look();
    now += 10 * minute;
    await until('the run', () => {
      look();
      return runs.length === 1;
    });
  });

  it('that takes longer than its lease is left to the server that does it', async () => {
    const look = minutesByHand();
    let time = Date.now();
    const runs: Run[] = [];
    const ledger = await newLedger();
    const end = Promise.withResolvers<void>();
    const { database } = await aServer(
      ledger,
      aJob(runs, () => end.promise),
      () => time,
    );
    await until('the job to begin', () => runs.length === 1);
    const looks: number[] = [];
    const looking: Job = { ...aJob([]), name: 'looking', periodMilliseconds: 1 };
    looking.work = async ({ time: now }) => void looks.push(now);
    const other = new Jobs(openDatabase(ledger), [aJob(runs), looking], silent, () => time);
    onTestFinished(() => other.stop());
    other.start();
    const nextAt = async () =>
      (await database.use(jobStates)).find(({ name }) => name === 'test')?.nextAt ?? 0;
    for (let passed = 0; passed < 20; passed += 4) {
      time += 4 * minute;
      const now = time;
      await until('the lease to be renewed', async () => {
        look();
        return (await nextAt()) > now + 9 * minute;
      });
      await until('the other server to have looked', () => {
        look();
        return (looks.at(-1) ?? 0) > now - 5000;
      });
    }
    end.resolve();
    await until('the run to be noted', async () => {
      return (await database.use((open) => lastRunOf(open, 'test'))) === runs[0]?.now;
    });
    expect(runs).toHaveLength(1);
  });

  it('whose lease was lost says nothing of it where another server has it', async () => {
    const look = minutesByHand();
    const time = Date.now();
    const runs: Run[] = [];
    const end = Promise.withResolvers<void>();
    const { database, jobs, due } = await aServer(
      await newLedger(),
      aJob(runs, () => end.promise),
      () => time,
    );
    await until('the job to begin', () => runs.length === 1);
    const others = { due_at: time + 7 * minute, ran_at: time - day };
    await database.use((open) => open.updateTable('jobs').set(others).execute());
    for (let passed = 0; passed < 4; passed += 1) look();
    end.resolve();
    await jobs.stop();
    expect(await due()).toMatchObject({ ...others, last_error: null });
  });

  it.runIf(kind === 'postgres')('is done by one of several servers', async () => {
    minutesByHand();
    let time = Date.now();
    const ledger = await newLedger();
    const runs: Run[] = [];
    const startAndStop = async (database: Database) => {
      const done = runs.length;
      const servers = await Promise.all(
        Array.from({ length: 4 }, () => aServer(ledger, aJob(runs), () => time)),
      );
      await until('a run', () => runs.length > done);
      await until('the run to be noted', async () => {
        return (await database.use((open) => lastRunOf(open, 'test'))) === runs.at(-1)?.now;
      });
      await Promise.all(servers.map(({ jobs }) => jobs.stop()));
    };
    const database = openDatabase(ledger);
    await startAndStop(database);
    expect(runs).toHaveLength(1);
    time += day + minute;
    await startAndStop(database);
    expect(runs).toHaveLength(2);
  });
});

it('does not log an error a minute while the ledger is away', async () => {
  const look = minutesByHand();
  const events: string[] = [];
  const note = ({ event }: { event: string }) => void events.push(event);
  const log = { info: note, warn: note, error: note };
  const database = new Database(testEnvironment({ DATA_DIR: '/dev/null/nowhere' }), log);
  const jobs = new Jobs(database, [aJob([])], log, Date.now);
  jobs.start();
  await until('the first error', () => events.length === 1);
  for (let passed = 0; passed < 14; passed += 1) look();
  await jobs.stop();
  expect(events).toEqual(['database.unavailable']);
});
