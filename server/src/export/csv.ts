import { unseenSigns } from '@nokshi/forms/invisible-signs.ts';
import { stringify } from 'csv-stringify/sync';
import { describedFields } from '../ledger/enquiries/describe.ts';
import { type EnquiryWithDeliveries, stateOf } from '../ledger/enquiries/read.ts';

/**
 * What csv-stringify lets pass: formulas behind what leaves nothing to see, which a spreadsheet may cut off,
 * and the signs that began macros in old ones.
 */
const hiddenFormula = new RegExp(String.raw`^[${unseenSigns}]*[=+\-@＝＋－＠|%]`, 'u');

/** The text of a field; a ticked box is a yes. */
function textOf(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}

const columns: readonly [string, (enquiry: EnquiryWithDeliveries) => string][] = [
  ['reference', (enquiry) => enquiry.reference],
  ['kind', (enquiry) => enquiry.kind],
  ['state', stateOf],
  ['receivedAt', (enquiry) => enquiry.receivedAt],
  ...describedFields.map((name): (typeof columns)[number] => [
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
 * Enquiries as CSV (RFC 4180). A cell that a spreadsheet would calculate has an apostrophe in front.
 * @param isBegin whether a file begins with them: with the names of its columns, and with the mark
 *   that makes Excel read it as UTF-8
 */
export const csv = (enquiries: readonly EnquiryWithDeliveries[], isBegin: boolean): string =>
  stringify(
    enquiries.map((enquiry) => columns.map(([, value]) => value(enquiry))),
    {
      header: isBegin,
      columns: columns.map(([name]) => name),
      bom: isBegin,
      quoted: true,
      quoted_empty: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { string: (cell) => (hiddenFormula.test(cell) ? `'${cell}` : cell) },
    },
  );
