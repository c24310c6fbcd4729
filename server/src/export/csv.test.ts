import { allFieldNames, isTick } from '@nokshi/forms/fields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describedFields } from '../ledger/enquiries/describe.ts';
import type { EnquiryWithDeliveries } from '../ledger/enquiries/read.ts';
import { csv } from './csv.ts';

const ticked = new Set<string>(allFieldNames.filter(isTick));
const written = describedFields.filter((name) => !ticked.has(name));

/** An enquiry with these words wherever a visitor may write, whatever fields the forms have. */
const enquiry = (words: string): EnquiryWithDeliveries => ({
  reference: 'NK-2345-6789',
  kind: 'contact',
  setAside: false,
  signals: [],
  receivedAt: '2026-11-20T08:00:00.000Z',
  ...(Object.fromEntries(
    describedFields.map((name) => [name, ticked.has(name) ? false : words]),
  ) as Pick<EnquiryWithDeliveries, (typeof describedFields)[number]>),
  page: words,
  language: 'en',
  referrer: words,
  campaign: words,
  deliveries: [],
});

/** The cells of a CSV file, read by the rules of RFC 4180. */
function cellsOf(text: string): string[][] {
  const rows = text.slice(1).match(/(?:"(?:[^"]|"")*"(?:,|\r\n))+?(?<=\r\n)/g) ?? [];
  return rows.map((row) =>
    (row.match(/"(?:[^"]|"")*"/g) ?? []).map((cell) => cell.slice(1, -1).replaceAll('""', '"')),
  );
}

describe('CSV', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom(
          '',
          ' ',
          '\t',
          '\r',
          '\n',
          '\u200b',
          '\u2060',
          '\u3164',
          '\u2800',
          '"',
          ';',
          ',',
        ),
        fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '|', '%', 'a'),
        fc.constantFrom("cmd|' /C calc'!A0", 'HYPERLINK("http://x","y")', '1+1', '\r\n=1', '","=1'),
      )
      .map((parts) => parts.join('')),
  );

  it('holds every word, and no cell that a spreadsheet calculates', () => {
    fc.assert(
      fc.property(nasty, (words) => {
        const [heading = [], row = []] = cellsOf(csv([enquiry(words)], true));
        expect(heading).toEqual(expect.arrayContaining(describedFields));
        expect(row).toHaveLength(heading.length);
        for (const name of written) {
          const cell = row[heading.indexOf(name)] ?? '';
          expect(cell.replace(/^'/, '')).toBe(words);
          expect(cell).not.toMatch(/^[\s\u00ad\u200b\u2060\u2800\u3164\ufeff]*[=+\-@＝＋－＠|%]/u);
        }
      }),
      { numRuns: 1000 },
    );
    expect(csv([], true)).toMatch(/^\ufeff"reference","kind","state","receivedAt",/);
    const [heading = [], row = []] = cellsOf(csv([enquiry('+880 1700-000000')], true));
    expect(row[heading.indexOf('phone')]).toBe("'+880 1700-000000");
  });

  const cellFor = (words: string) => {
    const [heading = [], row = []] = cellsOf(csv([enquiry(words)], true));
    return row[heading.indexOf('phone')];
  };

  it.each([
    ...['01711123456', '1.71112E+09', '1e5', '8801711123456', '+880 1711-123456', '(02) 9876543'],
    ...[
      '01-02',
      '1/2',
      '1-2-2026',
      '2026-11-29',
      '12:30',
      '10 am',
      '12.50',
      '1,234',
      '50%',
      '$5',
      '(5)',
    ],
    ...[
      'MAR1',
      'Sept 2',
      '1-Mar',
      'march',
      '29 Nov 2026',
      'Nov-26',
      'TRUE',
      'false',
      '007',
      ' 0171 ',
    ],
    ...[
      '.5',
      '1.',
      '12345678901234567890',
      "'01711123456",
      "'quoted'",
      '=1+1',
      '\u200b=1+1',
      '-5',
      '@x',
      '﹦1+1',
      '﹢880',
      '０１７１１１２３４５６',
      '１／２',
      '₹500',
      '#N/A',
      '#REF!',
      '#DIV/0!',
    ],
  ])('keeps %s as it was typed, behind an apostrophe', (words) => {
    expect(cellFor(words)).toBe(`'${words}`);
  });

  it.each([
    'Rahim',
    '1711123456',
    '42',
    '০১৭১১',
    'May I ask',
    '5 shops',
    'a=b',
    '',
    '#1',
    '# 12',
    '#shop',
  ])('leaves %j alone', (words) => {
    expect(cellFor(words)).toBe(words);
  });
});
