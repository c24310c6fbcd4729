import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Enquiries that are looked at: a year of most companies, and read in a few milliseconds. */
const lookedAt = 5000;

/** More would be no choice. */
const mostOffered = 100;

/** The pages and campaigns that the inbox can be filtered by. */
type Facets = {
  pages: string[];
  campaigns: string[];
};

/**
 * Reads the pages and campaigns that the latest enquiries came by, the most frequent first: strangers
 * may write any, and those of one enquiry each come last. What is set aside doesn't count.
 */
export async function readFacets(ledger: Kysely<Schema>): Promise<Facets> {
  return {
    pages: await readFrequent(ledger, 'page'),
    campaigns: await readFrequent(ledger, 'campaign'),
  };
}

async function readFrequent(
  ledger: Kysely<Schema>,
  column: 'page' | 'campaign',
): Promise<string[]> {
  const rows = await ledger
    .selectFrom((latest) =>
      latest
        .selectFrom('enquiries')
        .select([`${column} as place`, 'set_aside'])
        .orderBy('received_at', 'desc')
        .orderBy('reference', 'desc')
        .limit(lookedAt)
        .as('latest'),
    )
    .select('place')
    .where('place', '<>', '')
    .where('set_aside', '=', 0)
    .groupBy('place')
    .orderBy((count) => count.fn.countAll(), 'desc')
    .orderBy('place')
    .limit(mostOffered)
    .execute();
  return rows.map(({ place }) => place);
}
