import { allFieldNames, type CheckedFields, isTick } from '@nokshi/forms/fields.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { answered } from '../../test/answered.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { fillLedger } from '../../test/many-enquiries.ts';
import { openDatabase } from '../../test/running-app.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { day, minute } from '../durations.ts';
import { columnsOf } from '../ledger/enquiries/columns.ts';
import { loadSentences } from '../sentences.ts';
import { readArguments } from './arguments.ts';

/** Whatever fields the forms have. */
const anEnquiry = {
  ...columnsOf(
    Object.fromEntries(
      allFieldNames.map((name) => [name, isTick(name) ? false : '']),
    ) as CheckedFields,
    loadSentences().forms.en.words,
  ),
  name: 'Rahim Uddin',
  message: 'Two\nlines\u2028and a third',
  kind: 'contact' as const,
  set_aside: 0 as const,
  signals: '',
  page: '/contact',
  referrer: '',
  campaign: '',
};

const many = 5000;
/** The last of them came a month later. */
const later = 1000;

// How long it takes: npm run bench -- leads
onBothDatabases('a ledger with many enquiries', (newLedger) => {
  it('is listed, shown, counted and told what waits', async () => {
    const database = openDatabase(await newLedger());
    await fillLedger(database, many);
    await database.use((ledger) =>
      sql`update enquiries set received_at = received_at + ${31 * day}
        where received_at >= ${1767225600000 + (many - later) * minute}`.execute(ledger),
    );
    const answerTo = async (...line: string[]) => {
      const surroundings = { database, environment: testEnvironment({}), width: 100, now: 0 };
      return JSON.parse(await answered(readArguments([...line, '--json'], 0), surroundings));
    };
    const listed = await answerTo('list');
    expect(listed).toHaveLength(20);
    expect(listed[0]).toMatchObject({
      reference: `NK-${many - 1}`,
      deliveries: [{ channel: 'notice' }],
    });
    expect(await answerTo('list', '--state', 'parked')).toHaveLength(20);
    expect(await answerTo('show', 'NK-500')).toMatchObject({ reference: 'NK-500' });
    const queue = await answerTo('queue');
    expect(queue.deliveries).toHaveLength(20);
    expect(queue.deliveries[0]).toMatchObject({ nextAt: '2026-01-01T00:42:00.000Z' });
    expect(queue.groups).toEqual([
      { channel: 'notice', recipient: '', queued: many * 0.09, parked: many * 0.01 },
    ]);
    const stats = await answerTo('stats');
    expect(stats).toMatchObject({
      enquiries: many,
      byKind: { contact: many, demo: 0 },
      byState: {
        queued: many * 0.09,
        parked: many * 0.01,
        delivered: many * 0.9,
        'set-aside': 0,
      },
      oldestUndelivered: '2026-01-01T00:41:00.000Z',
    });
    expect(Object.entries(stats.byMonth)).toEqual([
      ['2026-02', later],
      ['2026-01', many - later],
    ]);
  });

  it('is exported whole, page by page, each enquiry once', async () => {
    const database = openDatabase(await newLedger());
    await database.use((ledger) =>
      ledger
        .insertInto('enquiries')
        .values(
          Array.from({ length: 1200 }, (_, index) => ({
            ...anEnquiry,
            reference: `NK-${index}`,
            received_at: Math.floor(index / 7),
          })),
        )
        .execute(),
    );
    const surroundings = { database, environment: testEnvironment({}), width: 100, now: 0 };
    const json = await answered(readArguments(['export', '--format', 'json'], 0), surroundings);
    const exported: { reference: string; receivedAt: string }[] = JSON.parse(json);
    expect(new Set(exported.map(({ reference }) => reference)).size).toBe(1200);
    expect(exported).toHaveLength(1200);
    const times = exported.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(json).toBe(`${JSON.stringify(exported, null, 2)}\n`);
    const csv = await answered(readArguments(['export'], 0), surroundings);
    expect(csv.split('\r\n')).toHaveLength(1202);
    const listed = await answered(readArguments(['list', '--all'], 0), surroundings);
    expect(listed.split('\n')).toHaveLength(1202);
  });
});
