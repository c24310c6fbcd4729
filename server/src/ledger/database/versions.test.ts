import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { aContact, openDatabase, runningApp } from '../../../test/running-app.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { Storm } from '../../../test/storm.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import { Database } from './database.ts';
import { DatabaseUnavailable, LedgerRefused } from './failure.ts';
import type { Opener } from './open-ledger.ts';

type Variables = Record<string, string>;

function aServer(variables: Variables, later?: string): ServerProcess {
  const server = later
    ? new ServerProcess({ ...variables, LATER_MIGRATION: later }, './later-server.ts')
    : new ServerProcess(variables);
  onTestFinished(() => server.kill('SIGKILL'));
  return server;
}

const isReady = async (address: string) => (await fetch(`${address}/readyz`)).ok;

async function ready(server: ServerProcess): Promise<string> {
  const address = await server.listening();
  await until('the server to be ready', () => isReady(address));
  return address;
}

const statusOfPost = async (address: string, message: string) =>
  (
    await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...aContact, message }),
    })
  ).status;

onBothDatabases('two versions on one ledger', (newLedger, kind) => {
  /** Why the ledger is not opened; undefined when it is. */
  async function refusalOf(variables: Variables, opener: Opener): Promise<string | undefined> {
    const database = new Database(testEnvironment(variables), silent, opener);
    onTestFinished(() => database.close());
    try {
      await allEnquiries(database);
      return undefined;
    } catch (failure) {
      expect(failure).toBeInstanceOf(DatabaseUnavailable);
      const { cause } = failure as Error;
      expect(cause).toBeInstanceOf(LedgerRefused);
      return (cause as Error).message;
    }
  }

  const migrationsIn = async (variables: Variables): Promise<string[]> => {
    const database = openDatabase(variables);
    const { rows } = await database.use((ledger) =>
      sql<{ name: string }>`select name from kysely_migration order by name`.execute(ledger),
    );
    await database.close();
    return rows.map(({ name }) => name);
  };

  const note = async (variables: Variables, statement: string): Promise<void> => {
    const database = openDatabase(variables);
    await database.use((ledger) => sql.raw(statement).execute(ledger));
    await database.close();
  };

  it('no command brings an older ledger up to date, and each says what does', async () => {
    const ledger = await newLedger();
    const all = await migrationsIn(ledger);
    const latest = all.at(-1) ?? '';
    await note(ledger, `delete from kysely_migration where name = '${latest}'`);
    // The last time as the first: nothing has changed it meanwhile.
    for (const opener of ['command', 'restore', 'command'] as const) {
      expect(await refusalOf(ledger, opener)).toContain('Start the server of this version once');
    }
  });

  it('no command uses a ledger that a later version has changed; a server does when that only added', async () => {
    const ledger = await newLedger();
    await migrationsIn(ledger);
    await note(
      ledger,
      "insert into kysely_migration (name, timestamp) values ('900-later', '2027')",
    );
    for (const opener of ['command', 'restore'] as const) {
      expect(await refusalOf(ledger, opener)).toContain('changed by a newer version');
    }
    expect(await refusalOf(ledger, 'server')).toBeUndefined();
    await note(ledger, "update compatibility set needed_migration = '900-later'");
    expect(await refusalOf(ledger, 'server')).toContain('Use that version or a later one');
  });

  it.runIf(kind === 'postgres')(
    'lose nothing and refuse nobody when the later one adds',
    async () => {
      const ledger = await newLedger();
      const older = [aServer(ledger), aServer(ledger)];
      const [first = '', second = ''] = await Promise.all(older.map(ready));
      const storms = [new Storm(), new Storm()];
      onTestFinished(() => {
        for (const storm of storms) storm.breakOff();
      });
      storms[0]?.begin(first);
      storms[1]?.begin(second);
      await storms[0]?.acknowledges(50);

      const later = await ready(aServer(ledger, 'adds'));
      await Promise.all(storms.map((storm) => storm.acknowledges(50)));
      // One of the older ones starts anew, as after a crash; the other one gives way.
      const again = await ready(aServer(ledger));
      for (const [index, address] of [again, later].entries()) {
        const storm = storms[index];
        if (storm) storm.address = address;
        await storm?.acknowledges(50);
      }
      await Promise.all(storms.map((storm) => storm.end()));
      expect(storms.map(({ refusals }) => [...refusals])).toEqual([[], []]);
      const kept = new Set((await allEnquiries(openDatabase(ledger))).map((one) => one.reference));
      for (const { acknowledged } of storms) {
        for (const reference of acknowledged.values()) expect(kept).toContain(reference);
      }
    },
  );

  it.runIf(kind === 'postgres')(
    'refuse the older one in a line when the later one changes',
    async () => {
      const ledger = await newLedger();
      const older = aServer(ledger);
      const address = await ready(older);
      expect(await statusOfPost(address, 'before')).toBe(201);
      const later = await ready(aServer(ledger, 'changes'));
      expect(await statusOfPost(address, 'meanwhile')).toBe(503);
      const again = aServer(ledger);
      await again.listening();
      for (const server of [older, again]) {
        const lines = () => server.lines.filter((line) => line.includes('database.refused'));
        await until('the line', () => lines().length > 0);
        // It is opened again at most once a second, when it is asked for.
        const begin = performance.now();
        await until('time for another attempt', async () => {
          await fetch(`${await server.listening()}/readyz`);
          return performance.now() - begin > 2500;
        });
        expect(lines()).toHaveLength(1);
        expect(lines()[0]).toContain('Use that version or a later one');
      }
      expect(await isReady(later)).toBe(true);
    },
  );

  it.runIf(kind === 'postgres')('wait for a migration, however long it takes', async () => {
    const ledger = await newLedger();
    await ready(aServer(ledger));
    const later = aServer(ledger, 'slow');
    const address = await later.listening();
    expect(await statusOfPost(address, 'meanwhile')).toBe(503);
    // It was answered before the migration ended.
    expect(await isReady(address)).toBe(false);
    await until('the server to be ready', () => isReady(address));
    expect(await migrationsIn(ledger)).toContain('900-slow');
  });
});

onBothDatabases('a form field whose column no migration makes', (newLedger) => {
  const without = async (column: string): Promise<Variables> => {
    const ledger = await newLedger();
    const database = openDatabase(ledger);
    await database.use((open) => open.schema.alterTable('enquiries').dropColumn(column).execute());
    await database.close();
    return ledger;
  };

  it('is named, and the start is refused', async () => {
    const ledger = await without('company');
    await expect(runningApp(ledger)).rejects.toThrow(/no column company, .*migrations\.ts/);
    const server = aServer(ledger);
    expect(await server.gone()).toBe(1);
    const said = server.lines.filter((line) => !line.startsWith('{'));
    expect(said).toEqual([
      expect.stringMatching(/^The ledger's table enquiries has no column company/),
    ]);
  });

  it('is named in the log when the ledger comes later', async () => {
    const ledger = await without('consent_wording');
    const said: object[] = [];
    const log = { ...silent, error: (event: object) => said.push(event) };
    await expect(allEnquiries(new Database(testEnvironment(ledger), log))).rejects.toThrow(
      DatabaseUnavailable,
    );
    expect(said).toEqual([
      { event: 'database.refused', means: expect.stringContaining('no column consent_wording') },
    ]);
  });
});
