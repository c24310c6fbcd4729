import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsInHash } from './fields-in-hash.ts';

it('brings the words of a link into the fields of the form, and no others', () => {
  const hash = `#${new URLSearchParams({ subject: 'মেঘ ও মাকু', message: 'a & b', page: '/x' })}`;
  expect(fieldsInHash(hash, 'contact')).toEqual({ subject: 'মেঘ ও মাকু', message: 'a & b' });
  expect(fieldsInHash('#content', 'contact')).toEqual({});
  expect(fieldsInHash('', 'contact')).toEqual({});
});

it('ticks nothing for a visitor', () => {
  expect(fieldsInHash('#consent=yes&name=Ada', 'demo')).toEqual({ name: 'Ada' });
});

it('reads any hash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const value of Object.values(fieldsInHash(`#${text}`, 'contact'))) {
        expect(typeof value).toBe('string');
      }
    }),
  );
});
