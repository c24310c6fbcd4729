import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLimit } from './large-forms.ts';
import { postedFields } from './posted-fields.ts';

describe('posted fields', () => {
  it('are what a browser was given, whatever their names', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed());
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(texts, fc.constant('__proto__')), texts), (given) => {
        const entries = Object.entries(given);
        const posted = postedFields(new URLSearchParams(entries).toString());
        expect(Object.entries(posted).sort()).toEqual(entries.sort());
      }),
    );
  });

  it('are a list where a name comes more than once, and survive what is malformed', () => {
    expect({ ...postedFields('a=1&b=2&a=3&a=%&&c&=d') }).toEqual({
      a: ['1', '3', '%'],
      b: '2',
      c: '',
      '': 'd',
    });
  });

  it.each([
    ['one name', () => 'a'],
    ['names that all differ', (index: number) => index.toString(36)],
    ['nothing', () => ''],
  ])('are read in a moment from the longest body, of %s and nothing else', (_, nameOf) => {
    const names = Array.from({ length: readLimit / 2 }, (_one, index) => nameOf(index));
    const body = names.join('&').slice(0, readLimit);
    const times = Array.from({ length: 4 }, () => {
      const start = performance.now();
      postedFields(body);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(10);
  });
});
