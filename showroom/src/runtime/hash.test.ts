import fc from 'fast-check';
import { expect, it } from 'vitest';
import { screenHash, screenOf } from './hash.ts';

it('leads back to the screen that a link was made of, in any script', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (parts) => {
      expect(screenOf(screenHash(...parts))).toEqual(parts);
    }),
  );
});

it('leads to the first screen from any other hash', () => {
  for (const hash of ['', '#', '#content', '#/%E0%A4%A', '#brand=Rahim&colour=7b1030']) {
    expect(screenOf(hash)).toEqual([]);
  }
});
