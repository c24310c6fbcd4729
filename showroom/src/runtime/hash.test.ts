import { withoutLinkTail } from '@nokshi/forms/link-values.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { screenHash, screenOf } from './hash.ts';

it('leads back to the screen that a link was made of, in any script', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (parts) => {
      const named = parts.map(withoutLinkTail).filter(Boolean);
      expect(screenOf(screenHash(...parts))).toEqual(named);
    }),
  );
});

it.each(['।', ')', '.', '%20', '%E0%A5%A4', '%E2%80%8B'])(
  'leads to the screen of a link that a chat put %s behind',
  (tail) => {
    expect(screenOf(`${screenHash('check', 'DA-২০২৬-12')}${tail}`)).toEqual([
      'check',
      'DA-২০২৬-12',
    ]);
  },
);

it('leads to the first screen from any other hash', () => {
  for (const hash of ['', '#', '#content', '#/%E0%A4%A', '#brand=Rahim&colour=7b1030']) {
    expect(screenOf(hash)).toEqual([]);
  }
});
