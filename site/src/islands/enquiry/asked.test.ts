import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedOf } from './asked.ts';

it('brings the words of a link into the fields of the form, and no others', () => {
  const hash = `#${new URLSearchParams({ subject: 'মেঘ ও মাকু', message: 'a & b', page: '/x' })}`;
  expect(askedOf(hash, 'contact')).toEqual({ subject: 'মেঘ ও মাকু', message: 'a & b' });
  expect(askedOf('#content', 'contact')).toEqual({});
  expect(askedOf('', 'contact')).toEqual({});
});

it('reads any hash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const value of Object.values(askedOf(`#${text}`, 'contact'))) {
        expect(typeof value).toBe('string');
      }
    }),
  );
});
