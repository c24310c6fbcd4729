import type { Database } from '../src/ledger/database/database.ts';
import { everything } from '../src/ledger/enquiries/filter.ts';
import { everyPage, listEnquiries } from '../src/ledger/enquiries/list.ts';
import type { EnquiryWithDeliveries } from '../src/ledger/enquiries/read.ts';

/** Everything in the ledger, the newest first: for a few thousand enquiries. */
export function allEnquiries(database: Database): Promise<EnquiryWithDeliveries[]> {
  return database.use(async (ledger) => {
    const enquiries: EnquiryWithDeliveries[] = [];
    const pages = everyPage((listing) => listEnquiries(ledger, listing), everything);
    for await (const page of pages) enquiries.push(...page);
    return enquiries;
  });
}
