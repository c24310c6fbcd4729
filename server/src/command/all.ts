import { csv } from '../export/csv.ts';
import { jsonEnd, jsonPage } from '../export/json.ts';
import type { Database } from '../ledger/database/database.ts';
import { everyPage, listEnquiries } from '../ledger/enquiries/list.ts';
import type { EnquiryWithDeliveries } from '../ledger/enquiries/read.ts';
import { loadSentences } from '../sentences.ts';
import type { Asked } from './arguments.ts';
import { printPage, sayNone } from './print.ts';

/** A part of what is printed. */
export type Piece = {
  text: string;
  enquiries: number;
  /** When the last of them came in (ISO 8601); undefined for none. */
  oldest: string | undefined;
};

/**
 * Prints every enquiry that was asked for, some at a time, each of them in a statement of its own.
 * @param width columns of the terminal
 */
export async function* readAll(
  asked: Asked,
  database: Database,
  width: number,
): AsyncGenerator<Piece> {
  const pages = everyPage(
    (listing) => database.use((ledger) => listEnquiries(ledger, listing)),
    asked.filter,
  );
  const print = printerFor(asked, width, database.name);
  let isBegin = true;
  for await (const page of pages) {
    yield {
      text: print.page(page, isBegin),
      enquiries: page.length,
      oldest: page.at(-1)?.receivedAt,
    };
    isBegin = isBegin && page.length === 0;
  }
  yield { text: print.end(isBegin), enquiries: 0, oldest: undefined };
}

/** How pages are printed, and what ends them; each is told whether nothing was printed before. */
type Printer = {
  page: (enquiries: readonly EnquiryWithDeliveries[], isBegin: boolean) => string;
  end: (isBegin: boolean) => string;
};

function printerFor({ verb, json, format, filter }: Asked, width: number, ledger: string): Printer {
  if (json || format === 'json') return { page: jsonPage, end: jsonEnd };
  if (verb === 'export') return { page: csv, end: () => '' };
  const { timeZone } = loadSentences();
  return {
    page: (enquiries, isBegin) =>
      enquiries.length === 0 ? '' : printPage(enquiries, isBegin, width, timeZone),
    end: (isBegin) => (isBegin ? `${sayNone(filter, ledger)}\n` : ''),
  };
}
