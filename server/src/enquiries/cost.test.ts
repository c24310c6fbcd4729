import { check } from '@nokshi/forms/check.ts';
import { allFieldNames, type CheckedFields, fields, isTick } from '@nokshi/forms/fields.ts';
import { maxCodePointsPerGrapheme } from '@nokshi/forms/graphemes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenText } from '../requests/hidden-text.ts';
import { RecentCount } from './recent-count.ts';
import { spamSignals } from './spam.ts';

/** A form posts as much in a message without any letter being too many. */
const longest = 35_000;
/** One that is looked at again from each of its letters takes over a second, on any machine. */
const mostMilliseconds = 100;

const fragment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.constantFrom(
          ...[
            '<a ',
            '<a\t',
            'href',
            '<',
            '>',
            '[url',
            '[link',
            '=',
            ']',
            'http://',
            'https:',
            'www.',
          ],
          ...[
            'a.',
            '.',
            '@',
            'x',
            ' ',
            '\r',
            '\n',
            '\u0301',
            'ক্ষু',
            '👩🏿',
            '\u202e',
            '১',
            '\ud800',
          ],
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((dependencies) => dependencies.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }) },
);

const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** The fastest of some runs: what else the machine does costs an odd one of them. */
function fastest(run: () => void): number {
  const times = Array.from({ length: 8 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Nothing in any field, whatever fields the forms have. */
const empty = Object.fromEntries(
  allFieldNames.map((name) => [name, isTick(name) ? false : '']),
) as CheckedFields;

describe('a text that is a hostile repetition', () => {
  const short = (name: keyof typeof fields): string => (name === 'email' ? 'a@b.c' : 'x');

  it('is checked in a time that grows with its length alone, whichever field it stands in', () => {
    fc.assert(
      fc.property(fragment, fc.constantFrom('name', 'email', 'phone', 'message'), (text, name) => {
        const most = fields[name].max * maxCodePointsPerGrapheme;
        for (const length of [most, longest]) {
          const given = `${name === 'email' ? 'a@' : ''}${repeated(text, length)}`;
          const body = { name: short('name'), email: short('email'), message: 'x', [name]: given };
          expect(fastest(() => check('contact', body))).toBeLessThan(mostMilliseconds);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is looked at for spam in such a time, also where it is longer than a field may be', () => {
    const look = (words: Partial<CheckedFields>) => () =>
      void spamSignals({ ...empty, ...words }, '', '', 'one', new RecentCount(Date.now), 60);
    fc.assert(
      fc.property(fragment, fc.constantFrom('name', 'subject', 'message'), (text, name) => {
        const words = { [name]: repeated(text, longest) };
        expect(fastest(look(words))).toBeLessThan(mostMilliseconds);
      }),
      { numRuns: 60, examples: [['<a ', 'message']] },
    );
  });

  it('costs no more in a hidden field, however long it is', () => {
    const body = { page: '/'.repeat(300_000) };
    expect(fastest(() => hiddenText(body, 'page', 500))).toBeLessThan(mostMilliseconds / 10);
  });
});
