import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { aContact, openDatabase } from '../../../test/running-app.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { Storm } from '../../../test/storm.ts';
import { until } from '../../../test/until.ts';

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

onBothDatabases('two versions on one ledger, in processes of their own', (newLedger, kind) => {
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
    const migrations = await openDatabase(ledger).use((open) =>
      sql<{ name: string }>`select name from kysely_migration`.execute(open),
    );
    expect(migrations.rows).toContainEqual({ name: '900-slow' });
  });
});
