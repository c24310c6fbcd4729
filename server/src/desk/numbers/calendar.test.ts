import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour } from '../../durations.ts';
import { loadSentences } from '../../sentences.ts';
import { openingsBetween, periodsUntil } from './calendar.ts';

const { officeHours } = loadSentences();

const iso = (time: number) => new Date(time).toISOString();

/** From 2024 to 2030. */
const anyTime = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) });

describe('the weeks of Dhaka', () => {
  it.each([
    ['the last moment of a Saturday', '2026-11-21T17:59:59.999Z', '2026-11-14T18:00:00.000Z'],
    ['the first moment of a Sunday', '2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    ['a Sunday that is Saturday in London', '2026-11-21T20:00:00.000Z', '2026-11-21T18:00:00.000Z'],
  ])('begin on Sunday at midnight: %s', (_, time, begins) => {
    const { present } = periodsUntil(Date.parse(time), 1, 'Asia/Dhaka');
    expect(present.weeks.map(iso)).toEqual([begins]);
  });

  it('follow each other without a gap, and end at the same hour of the week in both periods', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom(4, 12, 26, 52), (time, weeks) => {
        const { present, former } = periodsUntil(time, weeks, 'Asia/Dhaka');
        const starts = [...former.weeks, ...present.weeks];
        expect(starts).toHaveLength(2 * weeks);
        for (const [index, start] of starts.entries()) {
          expect(start - (starts[0] ?? 0)).toBe(index * 7 * day);
          // Six hours ahead of UTC all year: the first moment of a Sunday there.
          const there = new Date(start + 6 * hour);
          expect([there.getUTCDay(), there.getTime() % day]).toEqual([0, 0]);
        }
        expect(present.until).toBe(time);
        expect(time - (starts.at(-1) ?? 0)).toBeLessThan(7 * day);
        expect(time - former.until).toBe(weeks * 7 * day);
      }),
    );
  });
});

it('weeks are longer and shorter by an hour where clocks are put back and forward', () => {
  const lengths = (time: string) => {
    const { present } = periodsUntil(Date.parse(time), 4, 'Europe/London');
    return present.weeks
      .slice(1)
      .map((start, index) => (start - (present.weeks[index] ?? 0)) / hour);
  };
  expect(lengths('2026-11-10T12:00:00Z')).toEqual([168, 169, 168]);
  expect(lengths('2026-04-14T12:00:00Z')).toEqual([168, 167, 168]);
});

describe('office hours', () => {
  it('are those that the company tells', () => {
    const openings = openingsBetween(
      Date.parse('2026-11-18T17:00:00Z'),
      Date.parse('2026-11-22T12:00:00Z'),
      officeHours,
      'Asia/Dhaka',
    );
    expect(openings.map(({ from, until }) => [iso(from), iso(until)])).toEqual([
      // Wednesday and Thursday, then Sunday.
      ['2026-11-18T04:00:00.000Z', '2026-11-18T12:00:00.000Z'],
      ['2026-11-19T04:00:00.000Z', '2026-11-19T12:00:00.000Z'],
      ['2026-11-22T04:00:00.000Z', '2026-11-22T12:00:00.000Z'],
    ]);
  });

  it('keep to the clocks of a place that puts them forward', () => {
    const [before, after] = openingsBetween(
      Date.parse('2026-03-27T12:00:00Z'),
      Date.parse('2026-03-30T12:00:00Z'),
      { days: ['monday', 'friday'], from: '09:00', until: '17:30' },
      'Europe/London',
    );
    expect([iso(before?.from ?? 0), iso(after?.from ?? 0)]).toEqual([
      '2026-03-27T09:00:00.000Z',
      '2026-03-30T08:00:00.000Z',
    ]);
  });
});
