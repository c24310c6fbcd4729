import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceToStart, editDistance } from './edit-distance.ts';

/** By definition, without any bound. */
function plainDistance(one: string, other: string, countSwaps: boolean): number {
  if (one === '' || other === '') return one.length + other.length;
  const after = (letters: number, lettersOfOther: number) =>
    plainDistance(one.slice(letters), other.slice(lettersOfOther), countSwaps);
  const isSwapped = countSwaps && one.length > 1 && one[0] === other[1] && one[1] === other[0];
  return Math.min(
    after(1, 1) + (one[0] === other[0] ? 0 : 1),
    after(1, 0) + 1,
    after(0, 1) + 1,
    isSwapped ? after(2, 2) + 1 : Number.POSITIVE_INFINITY,
  );
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
const upTo = (limit: number, distance: number) => (distance <= limit ? distance : undefined);

describe('the distance of two words', () => {
  test('is the number of mistakes, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, limit) => {
        const distance = plainDistance(one, other, false);
        expect(editDistance(one, other, limit)).toBe(upTo(limit, distance));
      }),
    );
  });

  test('of long ones is found near the diagonal alone, with work bounded by length × limit', () => {
    let reads = 0;
    const counting = (text: string) =>
      new Proxy(Object(text), {
        get: (whole, letter) => {
          if (letter !== 'length') reads += 1;
          return whole[letter];
        },
      });
    const [length, limit] = [80, 3];
    expect(
      editDistance(counting('a-b'.repeat(length)), counting('b-a'.repeat(length)), limit),
    ).toBe(undefined);
    expect(editDistance(counting('a'.repeat(length)), counting('a'.repeat(length)), limit)).toBe(0);
    expect(reads).toBeLessThanOrEqual(2 * 4 * length * (2 * limit + 1));
  });
});

describe('the distance to the beginning of a word', () => {
  test('is that of the nearest of its beginnings, where letters that changed places count once', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (typed, other, limit) => {
        const beginnings = Array.from({ length: other.length + 1 }, (_, end) =>
          other.slice(0, end),
        );
        const distances = beginnings.map((beginning) => plainDistance(typed, beginning, true));
        expect(distanceToStart(typed, other, limit)).toBe(upTo(limit, Math.min(...distances)));
      }),
    );
  });

  test.each([
    ['shcool', 'school', 1],
    ['schol', 'schools', 1],
    ['scool', 'school', 1],
    ['sxhool', 'schooling', 1],
    ['abc', 'xyz', undefined],
  ])('%s is away from the beginning of %s by %s slips', (typed, beginning, slips) => {
    expect(distanceToStart(typed, beginning, 2)).toBe(slips);
  });
});
