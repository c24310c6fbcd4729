import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCells } from './cells.ts';

const sign = fc.constantFrom('a', '৭', '"', ',', ' ', '\n', '\r\n', '\t');
const cell = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''));
const quoted = (text: string) =>
  /[\t\r\n",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

it.each(['\t', ','])('a table reads as it was copied, cells parted by %j', (separator) => {
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map((row) => row.map(quoted).join(separator)).join('\r\n');
      fc.pre(separator === '\t' || !text.includes('\t'));
      const read = rows.map((row) => row.map((one) => one.replaceAll(/\s+/g, ' ').trim()));
      expect(readCells(text).rows).toEqual(read);
    }),
  );
});

it('a quote that no other closes is a sign like any', () => {
  expect(readCells('"House 8\tMirpur\n5" pipe\t"Nila" Shop').rows).toEqual([
    ['"House 8', 'Mirpur'],
    ['5" pipe', '"Nila" Shop'],
  ]);
});
