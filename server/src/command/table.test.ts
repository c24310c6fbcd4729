import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('tables', () => {
  it('fit the terminal whatever was written, without control characters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 40, max: 120 }),
        (cells, width) => {
          const text = table(
            [
              ['Reference', 'b', 'c', 'd'],
              ['NK-2345-6789', ...cells],
            ],
            width,
          );
          const rows = text.split('\n');
          expect(rows).toHaveLength(2);
          expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
          expect(rows[1]).toContain('NK-2345-6789');
          expect(stringWidth(rows[1] ?? '')).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  it('align what is written in wide letters, in Bangla and in emoji', () => {
    const text = table(
      [
        ['a', 'abcdef', 'end'],
        ['a', '日本語', 'end'],
        ['a', 'ঢাকা', 'end'],
        ['a', '👩‍👩‍👧‍👦👍', 'end'],
        ['a', 'a longer name', 'end'],
      ],
      20,
    );
    expect(text.split('\n')).toEqual([
      'a  abcdef        end',
      'a  日本語        end',
      'a  ঢাকা          end',
      'a  👩‍👩‍👧‍👦👍          end',
      'a  a longer na…  end',
    ]);
  });
});
