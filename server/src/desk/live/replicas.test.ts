import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DeskBrowser } from '../../../test/desk.ts';
import { aLiveDesk, listening } from '../../../test/live-desk.ts';
import { PostgresServer } from '../../../test/postgres-server.ts';
import { runningApp } from '../../../test/running-app.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import type { Database } from '../../ledger/database/database.ts';
import { DatabaseUnavailable } from '../../ledger/database/failure.ts';
import { Door } from '../door.ts';
import { TimedLedger } from '../timed-ledger.ts';
import { Live } from './live.ts';

describe('two servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start('off');
  });
  afterAll(() => postgres?.stop());

  const newLedger = async () => ({ DATABASE_URL: await postgres.createDatabase() });

  /** How many connections of a ledger listen. */
  const listeners = async ({ database }: { database: Database }) => {
    const { rows } = await database.use((ledger) =>
      sql`select 1 from pg_stat_activity where datname = current_database()
        and query like 'listen%'`.execute(ledger),
    );
    return rows.length;
  };

  it('tell each other what happens, and who has what open', async () => {
    const desk = await aLiveDesk(newLedger);
    const { ledger, rahim, karima, follow, say, people, enquire } = desk;
    const other = await runningApp(ledger);
    const there = await listening(other);
    const his = await follow(rahim);
    const hers = await follow(karima, there);
    const reference = await enquire();
    await until('the page of the other server to be told', () => hers.hasNamed(reference));
    // Her request goes to the server that hasn't her stream, as a balancer may send it.
    expect(await say(karima, hers, reference)).toBe(204);
    const karimaThere = new DeskBrowser(other);
    karimaThere.cookies.set('desk', karima.cookies.get('desk') ?? '');
    expect(await people(karimaThere)).toEqual(await people(rahim));
    await until('his page to be told', () => his.named('presence').length > 0);
    his.events.length = 0;
    hers.leave();
    await until('his page to be told', () => his.named('presence').length > 0);
    expect(await people(rahim)).toEqual([]);
  });

  it('end a session that ended on the other one', async () => {
    const { ledger, rahim, follow } = await aLiveDesk(newLedger);
    const there = await listening(await runningApp(ledger));
    const his = await follow(rahim, there);
    await rahim.ask('DELETE', '/session');
    await until('his stream to end', () => his.isOver);
  });

  it('listen as long as a page is open, and no longer', async () => {
    const desk = await aLiveDesk(newLedger);
    const { rahim, follow } = desk;
    expect(await listeners(desk)).toBe(0);
    const streams = [await follow(rahim), await follow(rahim)];
    expect(await listeners(desk)).toBe(1);
    for (const stream of streams) stream.leave();
    await until('nobody to listen', async () => (await listeners(desk)) === 0);
    await follow(rahim);
    expect(await listeners(desk)).toBe(1);
  });

  it('forget what a server had open that was killed', async () => {
    let ahead = 0;
    const desk = await aLiveDesk(newLedger, () => Date.now() + ahead);
    const { ledger, rahim, karima, follow, say, people, enquire } = desk;
    const doomed = new ServerProcess(ledger);
    onTestFinished(() => doomed.kill('SIGKILL'));
    const reference = await enquire();
    const hers = await follow(karima, await doomed.listening());
    await say(karima, hers, reference);
    const his = await follow(rahim);
    expect(await people()).toMatchObject([{ name: 'Karima', reference }]);
    doomed.kill('SIGKILL');
    await until('her stream to break', () => hers.isOver);
    expect(await people()).toMatchObject([{ name: 'Karima' }]);
    ahead = 46_000;
    expect(await people()).toEqual([]);
    await until('his page to be told', () => his.named('presence').length > 0);
  });

  it('say that anything may have changed when PostgreSQL was away', async () => {
    const desk = await aLiveDesk(newLedger);
    const { app, ledger, rahim, follow, enquire } = desk;
    const stream = await follow(rahim);
    const there = await listening(await runningApp(ledger));
    const other = await follow(rahim, there);
    await postgres.kill();
    // Nobody may be told of what is kept while they can't listen.
    await postgres.resume();
    await until('both to be told', () => [stream, other].every((one) => one.hasSaidMany));
    for (const { events } of [stream, other]) events.length = 0;
    await until('the ledger to be open', async () => {
      const answer = await app.inject({ url: '/readyz' });
      return answer.statusCode === 200;
    });
    const reference = await enquire();
    await until('both to be told', () => [stream, other].every((one) => one.hasNamed(reference)));
    expect([stream, other].some(({ isOver }) => isOver)).toBe(false);
  });

  it('tell what they could not while nobody knew whether there is a desk', async () => {
    const { ledger, database, rahim, follow } = await aLiveDesk(newLedger);
    const other = await follow(rahim, await listening(await runningApp(ledger)));
    let attempts = 0;
    const hasUsers = async () => {
      attempts += 1;
      if (attempts < 3) throw new DatabaseUnavailable('the database is away');
      return true;
    };
    const timed = new TimedLedger(database, Date.now);
    const live = new Live(database, timed, { hasUsers }, testEnvironment(ledger), silent);
    onTestFinished(() => live.close());
    live.tell({ references: ['NK-1'] });
    await until('the other to be told', () => other.hasNamed('NK-1'));
  });

  it('have a desk as soon as PostgreSQL is back, and meanwhile do not know', async () => {
    const { database } = await aLiveDesk(newLedger);
    const door = new Door(database, () => true);
    const request = new IncomingMessage(new Socket());
    await postgres.pause();
    await expect(door.hasUsers()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await door.isOpenTo(request)).toBe(false);
    await postgres.resume();
    await until('the ledger to be open', () => database.use(async () => true));
    expect(await door.isOpenTo(request)).toBe(true);
  });
});
