import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medianOf, officeTime } from './office-time.ts';

const moment = fc.integer({ min: 0, max: 300 });

describe('time within office hours', () => {
  it('is what a clock counts that runs while the office is open', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(moment, { maxLength: 12 }),
        moment,
        moment,
        (times, one, other) => {
          const ordered = times.toSorted((a, b) => a - b);
          const openings = ordered.flatMap((from, index) =>
            index % 2 === 0 && ordered[index + 1] !== undefined
              ? [{ from, until: ordered[index + 1] ?? 0 }]
              : [],
          );
          let counted = 0;
          for (let time = one; time < other; time += 1) {
            if (openings.some(({ from, until }) => from <= time && time < until)) counted += 1;
          }
          expect(officeTime(openings)(one, other)).toBe(counted);
        },
      ),
    );
  });
});

describe('the median', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[9, 1], 5],
    [[10, 1, 9], 9],
    [[100, 1, 2, 3], 3],
  ])('of %j is %j', (numbers, median) => {
    expect(medianOf(Float64Array.from(numbers))).toBe(median);
  });
});
