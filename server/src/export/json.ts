import type { EnquiryWithDeliveries } from '../ledger/enquiries/read.ts';

// No `^` of a regular expression: it also stands behind U+2028, which JSON leaves in its strings.
const indented = (json: string): string =>
  json
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/**
 * A page of enquiries within one array of them all.
 * @param isBegin whether nothing was written before
 */
export const jsonPage = (enquiries: readonly EnquiryWithDeliveries[], isBegin: boolean): string =>
  enquiries
    .map((enquiry) => indented(JSON.stringify(enquiry, null, 2)))
    .map((text, index) => `${isBegin && index === 0 ? '[' : ','}\n${text}`)
    .join('');

/**
 * The end of that array.
 * @param isBegin whether nothing was written before
 */
export const jsonEnd = (isBegin: boolean): string => (isBegin ? '[]\n' : '\n]\n');
