import { unseenSigns } from '@nokshi/forms/invisible-signs.ts';
import { stringify } from 'csv-stringify/sync';
import { describedFields } from '../ledger/enquiries/describe.ts';
import { type EnquiryWithDeliveries, stateOf } from '../ledger/enquiries/read.ts';

/** Formulas, also behind what leaves nothing to see, and the signs that began macros in old spreadsheets. */
const formula = new RegExp(String.raw`^[${unseenSigns}]*[=+\-@＝＋－＠|%']|^[\t\r]`, 'u');

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/**
 * What a spreadsheet takes for something else than text: numbers that lose a 0, their last digits or their
 * signs, as phone numbers do; days and clock times; words for true, false and what went wrong.
 */
const otherThanText = new RegExp(
  [
    String.raw`^(?![1-9]\d{0,10}$)[\s(.,\p{Sc}]*\d[\d\s.,:/()\-]*(?:e[+\-]?\d+)?\s*(?:%|[ap]m?)?[\s)]*$`,
    String.raw`^(?:\d{1,4}[\s\-/,.]*)?(?:${months})[a-z]*[\s\-/,.]*\d{0,4}[\s\-/,.]*\d{0,4}$`,
    '^(?:true|false|#(?:n/a|[a-z]+[!?]|div/0!))$',
  ].join('|'),
  'iu',
);

/** A longer cell is text; patterns with so many blanks take long for one. */
const longestNumber = 60;

/** What begins with an apostrophe has another, so that one may be taken off the front of each cell that has any. */
export function guarded(cell: string): string {
  // Some take signs of full width or small form for usual ones.
  const usual = cell.normalize('NFKC');
  const text = usual.trim();
  const isChanged = text.length <= longestNumber && otherThanText.test(text);
  return isChanged || formula.test(cell) || formula.test(usual) ? `'${cell}` : cell;
}

/** The text of a field; a ticked box is a yes. */
function textOf(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}

/** What stands in each column of a row. */
type Columns<Row> = readonly (readonly [name: string, value: (row: Row) => string])[];

const columns: Columns<EnquiryWithDeliveries> = [
  ['reference', (enquiry) => enquiry.reference],
  ['kind', (enquiry) => enquiry.kind],
  ['state', stateOf],
  ['receivedAt', (enquiry) => enquiry.receivedAt],
  ...describedFields.map((name): Columns<EnquiryWithDeliveries>[number] => [
    name,
    (enquiry) => textOf(enquiry[name]),
  ]),
  ['page', (enquiry) => enquiry.page],
  ['language', (enquiry) => enquiry.language],
  ['referrer', (enquiry) => enquiry.referrer],
  ['campaign', (enquiry) => enquiry.campaign],
  [
    'deliveries',
    (enquiry) =>
      enquiry.deliveries
        .map(({ channel, recipient, state }) =>
          [channel, recipient, state].filter(Boolean).join(' '),
        )
        .join(', '),
  ],
];

/**
 * Rows as CSV (RFC 4180), whose cells are as they are: what strangers may have typed is `guarded`.
 * @param isBegin whether a file begins with them: with the mark that makes Excel read it as UTF-8
 */
export const csvRows = (rows: readonly (readonly string[])[], isBegin: boolean): string =>
  stringify([...rows], {
    bom: isBegin,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });

/**
 * Writes rows as CSV. A cell that a spreadsheet would calculate or change has an apostrophe in front;
 * who takes one off the front of each cell has what was typed.
 * @returns takes rows, and whether a file begins with them: with the names of its columns, and with the mark
 *   that makes Excel read it as UTF-8
 */
export const csvOf =
  <Row>(ofRow: Columns<Row>) =>
  (rows: readonly Row[], isBegin: boolean): string =>
    csvRows(
      [
        ...(isBegin ? [ofRow.map(([name]) => name)] : []),
        ...rows.map((row) => ofRow.map(([, value]) => guarded(value(row)))),
      ],
      isBegin,
    );

/** Enquiries as CSV. */
export const csv = csvOf(columns);
