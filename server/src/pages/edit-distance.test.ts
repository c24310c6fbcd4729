import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** By definition, without any bound. */
function plainDistance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [restOfOne, restOfOther] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return plainDistance(restOfOne, restOfOther);
  const ways = [
    plainDistance(restOfOne, other),
    plainDistance(one, restOfOther),
    plainDistance(restOfOne, restOfOther),
  ];
  return 1 + Math.min(...ways);
}

test('is the number of mistakes, up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.nat(4), (one, other, limit) => {
      const distance = plainDistance(one, other);
      expect(editDistance(one, other, limit)).toBe(distance <= limit ? distance : undefined);
    }),
  );
});
