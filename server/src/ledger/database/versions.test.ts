import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { laterMigrations } from '../../../test/later-migrations.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { makeLedger } from '../../../test/make-ledger.ts';
import { aContact, openDatabase, post, runningApp } from '../../../test/running-app.ts';
import { ServerHere } from '../../../test/server-here.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import { Database } from './database.ts';
import { DatabaseUnavailable, LedgerRefused } from './failure.ts';
import { migrations } from './migrations/migrations.ts';
import type { Opener } from './open-ledger.ts';

type Variables = Record<string, string>;

/** Has a later version open a ledger, which brings it up to date. */
async function migratedByLater(variables: Variables, name: keyof typeof laterMigrations) {
  const key = `900-${name}`;
  Object.assign(migrations, { [key]: laterMigrations[name] });
  try {
    await makeLedger(variables);
  } finally {
    Reflect.deleteProperty(migrations, key);
  }
}

/** @returns how to let seconds pass, as this process measures them */
function passingSeconds(): (seconds: number) => void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  const passing = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  onTestFinished(() => passing.mockRestore());
  return (seconds) => {
    ahead += seconds * 1000;
  };
}

const isReady = async (address: string) => (await fetch(`${address}/readyz`)).ok;

const statusOfPost = async (address: string, message: string) =>
  (
    await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...aContact, message }),
    })
  ).status;

// With servers in processes of their own, and slow migrations: npm run test:hard
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
      const older = await runningApp(ledger);
      const statuses: number[] = [];
      let isDone = false;
      const visitors = [1, 2, 3].map(async (visitor) => {
        for (let turn = 0; !isDone || turn < 3; turn += 1) {
          const message = `${turn} of visitor ${visitor}`;
          statuses.push((await post(older, 'contact', { ...aContact, message })).statusCode);
        }
      });
      await migratedByLater(ledger, 'adds');
      isDone = true;
      await Promise.all(visitors);
      // One of the older ones starts anew, as after a crash.
      const again = await runningApp(ledger);
      statuses.push((await post(again, 'contact', aContact)).statusCode);
      expect(new Set(statuses)).toEqual(new Set([201]));
      expect(await allEnquiries(openDatabase(ledger))).toHaveLength(statuses.length);
    },
  );

  it.runIf(kind === 'postgres')(
    'refuse the older one in a line when the later one changes',
    async () => {
      const ledger = await newLedger();
      const older = new ServerHere(ledger);
      const address = await older.listening();
      expect(await statusOfPost(address, 'before')).toBe(201);
      await migratedByLater(ledger, 'changes');
      expect(await statusOfPost(address, 'meanwhile')).toBe(503);
      const passSeconds = passingSeconds();
      for (const server of [older, new ServerHere(ledger)]) {
        const site = await server.listening();
        const lines = () => server.lines.filter((line) => line.includes('database.refused'));
        await until('the line', () => lines().length > 0);
        for (let attempt = 0; attempt < 3; attempt += 1) {
          // It is opened again at most once a second, when it is asked for.
          passSeconds(2);
          expect(await isReady(site)).toBe(false);
        }
        expect(lines()).toEqual([expect.stringContaining('Use that version or a later one')]);
      }
    },
  );
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
    await expect(runningApp(ledger)).rejects.toThrow(/no column company, .*Add a migration/);
    const server = new ServerHere(ledger);
    expect(await server.gone()).toBe(1);
    const output = server.lines.filter((line) => !line.startsWith('{'));
    expect(output).toEqual([
      expect.stringMatching(/^The ledger's table enquiries has no column company/),
    ]);
  });

  it('is named in the log when the ledger comes later', async () => {
    const ledger = await without('consent_wording');
    const output: object[] = [];
    const log = { ...silent, error: (event: object) => output.push(event) };
    await expect(allEnquiries(new Database(testEnvironment(ledger), log))).rejects.toThrow(
      DatabaseUnavailable,
    );
    expect(output).toEqual([
      { event: 'database.refused', means: expect.stringContaining('no column consent_wording') },
    ]);
  });
});
