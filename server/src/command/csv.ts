import { type EnquiryWithDeliveries, statusOf } from './read-enquiries.ts';

/** What spreadsheets take for the beginning of a formula, full-width forms included (OWASP). */
const formula = /^[\s\u200b\ufeff]*[=+\-@\t\r＝＋－＠|%]/u;

/** A cell that no spreadsheet calculates: with an apostrophe in front where it could. */
function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

const columns: readonly [string, (enquiry: EnquiryWithDeliveries) => string][] = [
  ['reference', (enquiry) => enquiry.reference],
  ['kind', (enquiry) => enquiry.kind],
  ['status', statusOf],
  ['receivedAt', (enquiry) => enquiry.receivedAt],
  ['name', (enquiry) => enquiry.name],
  ['company', (enquiry) => enquiry.company],
  ['email', (enquiry) => enquiry.email],
  ['phone', (enquiry) => enquiry.phone],
  ['subject', (enquiry) => enquiry.subject],
  ['message', (enquiry) => enquiry.message],
  ['software', (enquiry) => enquiry.software],
  ['consent', (enquiry) => (enquiry.consent ? 'yes' : 'no')],
  ['consentWording', (enquiry) => enquiry.consentWording],
  ['page', (enquiry) => enquiry.page],
  ['referrer', (enquiry) => enquiry.referrer],
  ['campaign', (enquiry) => enquiry.campaign],
  [
    'deliveries',
    (enquiry) => enquiry.deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', '),
  ],
];

/** Enquiries as CSV (RFC 4180), with the mark that makes Excel read it as UTF-8. */
export function csv(enquiries: readonly EnquiryWithDeliveries[]): string {
  const rows = [
    columns.map(([name]) => cell(name)),
    ...enquiries.map((enquiry) => columns.map(([, value]) => cell(value(enquiry)))),
  ];
  return `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
}
