import { allFieldNames, isTick } from '@nokshi/forms/fields.ts';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import { aDesk } from '../../../test/desk.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { openDatabase } from '../../../test/running-app.ts';
import { day, hour, minute } from '../../durations.ts';
import { readNumbers } from '../../ledger/desk/numbers/numbers.ts';
import type { FieldColumns, Schema } from '../../ledger/schema.ts';
import { loadSentences } from '../../sentences.ts';
import { openingsBetween, periodsUntil } from './calendar.ts';

type Row = Insertable<Schema['enquiries']> & { answered_at: number | null };

const hostile = `=1+1"<script>%_'`;

const nothingFilledIn = Object.fromEntries(
  allFieldNames.flatMap((name) =>
    isTick(name)
      ? [
          [name, 0],
          [`${name}_wording`, ''],
        ]
      : [[name, '']],
  ),
) as FieldColumns;

/** What is counted is free, the rest is filled in. */
const aRow = (change: Partial<Row>, number: number): Row => ({
  reference: `NK-${number}`,
  kind: 'contact',
  set_aside: 0,
  signals: '',
  received_at: 0,
  ...nothingFilledIn,
  page: '/contact',
  referrer: '',
  campaign: '',
  language: 'en',
  stage: 'new',
  answered_at: null,
  ...change,
});

/** Minutes before a time, of ten weeks; many at the edges of days in Dhaka, which begin at 18:00 UTC. */
const anyAge = fc.oneof(
  fc.integer({ min: 0, max: 70 * 24 * 60 }),
  fc
    .tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: -1, max: 1 }))
    .map(([days, minutes]) => days * 24 * 60 + minutes),
);

const anyRow = fc.record({
  age: anyAge,
  kind: fc.constantFrom('contact' as const, 'demo' as const, 'offer' as const),
  set_aside: fc.constantFrom(0 as const, 0 as const, 1 as const),
  language: fc.constantFrom('en' as const, 'bn' as const),
  page: fc.constantFrom('/contact', '/bn/contact', '/products/ERP', '', hostile),
  campaign: fc.constantFrom('', 'utm_source=fair', 'utm_source=Eid', hostile),
  referrer: fc.constantFrom(
    '',
    'https://nokshi.example/demos/khatian',
    'https://nokshi.example/bn/demos/khatian/?x=1#brand',
    'http://localhost:3000/demos/lal-sutli',
    'https://nokshi.example/DEMOS/khatian',
    `https://nokshi.example/demos/${hostile}`,
    'javascript:/demos/khatian',
  ),
  answer: fc.option(
    fc.record({
      after: fc.integer({ min: 0, max: 9 * 24 * 60 }),
      stage: fc.constantFrom('answered' as const, 'closed' as const),
    }),
  ),
  isClosed: fc.boolean(),
});

/** The Sunday in Dhaka that a time belongs to, as a date. */
function sundayOf(time: number): string {
  const there = new Date(time + 6 * hour);
  return new Date(there.getTime() - there.getUTCDay() * day).toISOString().slice(0, 10);
}

/** How many minutes of Sunday to Thursday, 10:00 to 18:00 in Dhaka, lie between two times. */
function officeMinutes(since: number, until: number): number {
  let minutes = 0;
  for (let time = since; time < until; time += minute) {
    const there = new Date(time + 6 * hour);
    const clock = there.getUTCHours();
    if (there.getUTCDay() <= 4 && clock >= 10 && clock < 18) minutes += 1;
  }
  return minutes;
}

function plainMedian(numbers: number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** What the numbers of a period are, counted row by row. */
function plainly(rows: readonly Row[], since: number, until: number, weeks: readonly string[]) {
  const own = rows.filter(({ received_at }) => since <= received_at && received_at < until);
  const accepted = own.filter(({ set_aside }) => set_aside === 0);
  const received = (some: readonly Row[]) => ({
    accepted: some.filter(({ set_aside }) => set_aside === 0).length,
    setAside: some.filter(({ set_aside }) => set_aside === 1).length,
  });
  const answered = accepted.filter(({ answered_at }) => answered_at !== null);
  const open = accepted.filter(({ answered_at }) => answered_at === null);
  const closed = open.filter(({ stage }) => stage === 'closed').length;
  const median = plainMedian(
    answered.map((row) => officeMinutes(row.received_at, row.answered_at ?? 0)),
  );
  return {
    ...received(own),
    weeks: weeks.map((sunday) =>
      received(own.filter(({ received_at }) => sundayOf(received_at) === sunday)),
    ),
    answers: {
      answered: answered.length,
      waiting: open.length - closed,
      closed,
      medianMilliseconds: median === null ? null : median * minute,
    },
  };
}

const demoOf = ({ referrer }: Row) =>
  ({
    'https://nokshi.example/demos/khatian': 'khatian',
    'https://nokshi.example/bn/demos/khatian/?x=1#brand': 'khatian',
    'http://localhost:3000/demos/lal-sutli': 'lal-sutli',
  })[referrer];

onBothDatabases('the numbers', (newLedger) => {
  it('are what one counts row by row, whatever the day and the hour', async () => {
    const database = openDatabase(await newLedger());
    const { officeHours } = loadSentences();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 21 * 24 * 60 }),
        fc.array(anyRow, { maxLength: 60 }),
        async (minutes, drawn) => {
          const time = Date.parse('2026-11-01T18:00:00Z') + minutes * minute;
          const rows = drawn.map(({ age, answer, isClosed, ...rest }, index) => {
            const received_at = time - age * minute;
            const stage = answer?.stage ?? (isClosed ? 'closed' : 'new');
            const answered_at = answer && received_at + answer.after * minute;
            return aRow({ ...rest, received_at, stage, answered_at }, index);
          });
          const periods = periodsUntil(time, 4, 'Asia/Dhaka');
          const since = periods.former.weeks[0] ?? 0;
          const openings = openingsBetween(since, time + 10 * day, officeHours, 'Asia/Dhaka');
          const numbers = await database.use(async (ledger) => {
            await ledger.deleteFrom('enquiries').execute();
            if (rows.length > 0) await ledger.insertInto('enquiries').values(rows).execute();
            return readNumbers(ledger, { ...periods, openings });
          });

          const sundays = Array.from({ length: 8 }, (_, index) =>
            sundayOf(time - (7 - index) * 7 * day),
          );
          const midnights = sundays.map((date) => Date.parse(date) - 6 * hour);
          const [presentSince = 0, formerSince = 0] = [midnights[4], midnights[0]];
          const formerUntil = time - 28 * day;
          expect(numbers.present).toEqual(plainly(rows, presentSince, time, sundays.slice(4)));
          expect(numbers.former).toEqual(
            plainly(rows, formerSince, formerUntil, sundays.slice(0, 4)),
          );
          const shareOf = <Name>(nameOf: (row: Row) => unknown, name: Name) => {
            const alike = rows.filter((row) => row.set_aside === 0 && nameOf(row) === name);
            return {
              name,
              present: plainly(alike, presentSince, time, []).accepted,
              former: plainly(alike, formerSince, formerUntil, []).accepted,
            };
          };
          const sharesOf = (nameOf: (row: Row) => string | undefined) =>
            [...new Set(rows.map(nameOf))]
              .filter((name) => name !== undefined && name !== '')
              .map((name) => shareOf(nameOf, name ?? ''))
              .filter(({ present, former }) => present + former > 0)
              .sort(
                (a, b) =>
                  b.present - a.present || b.former - a.former || (a.name < b.name ? -1 : 1),
              );
          const none = { present: 0, former: 0 };
          expect(numbers.kinds).toEqual(
            ['contact', 'demo', 'offer'].map((kind) => shareOf((row) => row.kind, kind)),
          );
          expect(numbers.languages).toEqual(
            ['en', 'bn'].map((code) => shareOf((row) => row.language, code)),
          );
          expect(numbers.pages).toEqual({ shares: sharesOf((row) => row.page), others: none });
          expect(numbers.campaigns).toEqual({
            shares: sharesOf((row) => row.campaign),
            others: none,
          });
          expect(numbers.demos).toEqual({ shares: sharesOf(demoOf), others: none });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('name the largest shares, and count the others together', async () => {
    const database = openDatabase(await newLedger());
    const time = Date.parse('2026-11-22T10:00:00Z');
    const rows = Array.from({ length: 60 }, (_, index) =>
      aRow(
        {
          page: index < 30 ? '/contact' : `/p/${index}`,
          referrer: `https://nokshi.example/demos/d-${index}`,
          received_at: time - hour,
        },
        index,
      ),
    );
    const { pages, demos, campaigns } = await database.use(async (ledger) => {
      await ledger.insertInto('enquiries').values(rows).execute();
      return readNumbers(ledger, { ...periodsUntil(time, 4, 'Asia/Dhaka'), openings: [] });
    });
    expect(pages.shares[0]).toEqual({ name: '/contact', present: 30, former: 0 });
    expect(pages.shares).toHaveLength(20);
    expect(pages.others).toEqual({ present: 11, former: 0 });
    expect(demos.others).toEqual({ present: 40, former: 0 });
    expect(campaigns).toEqual({ shares: [], others: { present: 0, former: 0 } });
  });

  it('are told to both roles, by weeks of the company’s time zone', async () => {
    const { rahim, karima, enquire } = await aDesk(newLedger);
    const demo = 'https://nokshi.example/demos/khatian';
    const reference = await enquire({ page: '/bn/contact', referrer: demo, campaign: hostile });
    await enquire({ leave_empty: 'x' });
    await enquire({}, 'demo');
    const payload = { version: 1, stage: 'answered' };
    await rahim.ask('PATCH', `/enquiries/${reference}`, { payload });
    const answer = await karima.ask('GET', '/numbers');
    expect(answer.statusCode).toBe(200);
    const { timeZone, present, former, ...shares } = answer.json();
    expect(timeZone).toBe('Asia/Dhaka');
    expect(present).toMatchObject({
      accepted: 2,
      setAside: 1,
      answers: { answered: 1, waiting: 1, closed: 0 },
    });
    // Answered at once, by day or by night.
    expect(present.answers.medianMilliseconds).toBeLessThan(minute);
    expect(present.weeks).toHaveLength(12);
    expect(present.weeks.at(-1)).toMatchObject({ accepted: 2, setAside: 1 });
    expect(former).toMatchObject({ accepted: 0, answers: { medianMilliseconds: null } });
    expect(shares).toMatchObject({
      kinds: [
        { name: 'contact', present: 1 },
        { name: 'demo', present: 1 },
        { name: 'offer', present: 0 },
      ],
      languages: [
        { name: 'en', present: 1 },
        { name: 'bn', present: 1 },
      ],
      campaigns: { shares: [{ name: hostile, present: 1, former: 0 }] },
      demos: { shares: [{ name: 'khatian', present: 1, former: 0 }] },
    });
    for (const query of ['?weeks=5', '?weeks=x', '?week=4', '?weeks=4&weeks=12']) {
      expect((await rahim.ask('GET', `/numbers${query}`)).statusCode).toBe(422);
    }
    expect((await rahim.ask('GET', '/numbers?weeks=52')).json().former.weeks).toHaveLength(52);
  });
});
