import { describedFields } from '../enquiries/describe.ts';
import { type Lead, statusOf } from './read.ts';

/** What spreadsheets take for the beginning of a formula, full-width forms included (OWASP). */
const formula = /^[\s\u200b\ufeff]*[=+\-@\t\r＝＋－＠|%]/u;

/** A cell that no spreadsheet calculates: with an apostrophe in front where it could. */
function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

const columns: readonly [string, (lead: Lead) => string][] = [
  ['reference', (lead) => lead.reference],
  ['kind', (lead) => lead.kind],
  ['status', statusOf],
  ['receivedAt', (lead) => lead.receivedAt],
  ...describedFields.map((name): (typeof columns)[number] => [
    name,
    (lead) => (typeof lead[name] === 'boolean' ? yesOrNo(lead[name]) : lead[name]),
  ]),
  ['page', (lead) => lead.page],
  ['referrer', (lead) => lead.referrer],
  ['campaign', (lead) => lead.campaign],
  [
    'deliveries',
    (lead) => lead.deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', '),
  ],
];

/** Enquiries as CSV (RFC 4180), with the mark that makes Excel read it as UTF-8. */
export function csv(leads: readonly Lead[]): string {
  const rows = [
    columns.map(([name]) => cell(name)),
    ...leads.map((lead) => columns.map(([, value]) => cell(value(lead)))),
  ];
  return `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
}
