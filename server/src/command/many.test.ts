import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/ledgers.ts';
import { openDatabase } from '../../test/running-app.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import type { Database } from '../database/database.ts';
import { answer } from './answer.ts';
import { readArguments } from './arguments.ts';

const many = 100_000;

/** One enquiry a minute from 1 January 2026 on; of each hundred, one is parked and nine queued. */
async function fill(database: Database): Promise<void> {
  await database.use(async (ledger) => {
    await sql`with recursive one(number) as
      (select cast(0 as bigint) union all select number + 1 from one where number < ${sql.lit(many - 1)})
      insert into enquiries select 'NK-' || number, 'contact', 'accepted', '',
        1767225600000 + number * 60000, 'Rahim Uddin', '', 'rahim@example.com', '', '',
        'We are a school in Mirpur.', '', 0, '', '/contact', '', '' from one`.execute(ledger);
    await sql`insert into deliveries (reference, channel, recipient, state, attempts, due_at, lease,
      queued_at, first_attempt_at, delivered_at, last_error) select reference, 'notice', '',
      case when received_at / 60000 % 100 = 1 then 'parked'
        when received_at / 60000 % 100 between 2 and 10 then 'queued' else 'delivered' end,
      1, received_at, null, received_at, received_at, null, null from enquiries`.execute(ledger);
  });
}

onBothDatabases('a ledger with 100,000 enquiries', (newLedger) => {
  it('is listed, shown, counted and told what waits in under a second', async () => {
    const database = openDatabase(await newLedger());
    await fill(database);
    const run = (line: string[]): Promise<string> => {
      const surroundings = { database, environment: testEnvironment({}), width: 100, now: 0 };
      return answer(readArguments([...line, '--json'], 0), surroundings);
    };
    const timed = async (...line: string[]) => {
      const times: number[] = [];
      let said = '';
      // The quickest of three: the machine may be busy with others.
      while (times.length < 3 && !times.some((time) => time < 1000)) {
        const start = performance.now();
        said = await run(line);
        times.push(performance.now() - start);
      }
      expect(Math.min(...times)).toBeLessThan(1000);
      return JSON.parse(said);
    };
    const listed = await timed('list');
    expect(listed).toHaveLength(20);
    expect(listed[0]).toMatchObject({ reference: 'NK-99999', deliveries: [{ channel: 'notice' }] });
    expect(await timed('list', '--status', 'parked')).toHaveLength(20);
    expect(await timed('show', 'NK-500')).toMatchObject({ reference: 'NK-500' });
    const queue = await timed('queue');
    expect(queue.deliveries).toHaveLength(20);
    expect(queue.deliveries[0]).toMatchObject({ nextAt: '2026-01-01T00:42:00.000Z' });
    expect(queue.groups).toEqual([
      { channel: 'notice', recipient: '', queued: 9000, parked: 1000 },
    ]);
    const stats = await timed('stats');
    expect(stats).toMatchObject({
      enquiries: many,
      byKind: { contact: many, demo: 0 },
      byStatus: { queued: 9000, parked: 1000, delivered: 90_000, quarantined: 0 },
      oldestUndelivered: '2026-01-01T00:41:00.000Z',
    });
    expect(Object.entries(stats.byMonth)).toEqual([
      ['2026-03', many - 59 * 1440],
      ['2026-02', 28 * 1440],
      ['2026-01', 31 * 1440],
    ]);
  });
});
