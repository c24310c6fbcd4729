import type { FormKind } from '@nokshi/forms/forms.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { EnquiryState, Schema } from '../schema.ts';
import type { Search } from '../search/search.ts';

/** Which enquiries to read; what is undefined doesn't narrow. */
export type Filter = {
  kind: FormKind | undefined;
  /** `accepted` is whatever isn't set aside. */
  state: EnquiryState | 'accepted' | undefined;
  /** Milliseconds since 1970. */
  since: number | undefined;
  /** Milliseconds since 1970; what came in then is not read. */
  until: number | undefined;
  reference: string | undefined;
  language: Language | undefined;
  /** The address of the page it was sent from. */
  page: string | undefined;
  campaign: string | undefined;
  search: Search | undefined;
};

/** Narrows nothing. */
export const everything: Filter = {
  kind: undefined,
  state: undefined,
  since: undefined,
  until: undefined,
  reference: undefined,
  language: undefined,
  page: undefined,
  campaign: undefined,
  search: undefined,
};

/** What `stateOf` says, told by the database. */
export const stateInLedger = sql<EnquiryState>`case
  when enquiries.set_aside = 1 then 'set-aside' else enquiries.delivery_state end`;

/** The enquiries that a filter leaves, whatever it says to search for. */
export function filtered(database: Kysely<Schema>, filter: Filter) {
  const { kind, since, until, reference, state, language, page, campaign } = filter;
  let query = database.selectFrom('enquiries');
  if (reference !== undefined) query = query.where('enquiries.reference', '=', reference);
  if (state === 'set-aside') query = query.where('set_aside', '=', 1);
  else if (state !== undefined) {
    query = query.where('set_aside', '=', 0);
    if (state !== 'accepted') query = query.where('delivery_state', '=', state);
  }
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (language !== undefined) query = query.where('language', '=', language);
  if (page !== undefined) query = query.where('page', '=', page);
  if (campaign !== undefined) {
    // The index holds those that came by a campaign.
    query = query.where('campaign', '=', campaign).where('campaign', '<>', sql.lit(''));
  }
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (until !== undefined) query = query.where('received_at', '<', until);
  return query;
}

/**
 * Whether a filter leaves an enquiry, whatever it says to search for. Joined to what a search found,
 * a database without statistics would go through all that the filter leaves instead.
 */
export function isWithin(filter: Filter, row: Selectable<Schema['enquiries']>): boolean {
  const { state, since = 0, until = Number.POSITIVE_INFINITY } = filter;
  const found = row.set_aside === 1 ? 'set-aside' : row.delivery_state;
  return (
    (['reference', 'kind', 'language', 'page', 'campaign'] as const).every(
      (name) => filter[name] === undefined || filter[name] === row[name],
    ) &&
    (state === undefined || state === found || (state === 'accepted' && found !== 'set-aside')) &&
    row.received_at >= since &&
    row.received_at < until
  );
}
