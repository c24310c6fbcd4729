import type { EnquiryState, Stage } from '@nokshi/contract/vocabulary.ts';
import type { FormId } from '@nokshi/forms/forms.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Search } from '../search/search.ts';

/** Which enquiries to read; what is undefined doesn't narrow. */
export type Filter = {
  kind: FormId | undefined;
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
  /** How far people have come with it; only what isn't set aside has come anywhere. */
  stage: Stage | undefined;
  /** The address of a user, or null for nobody. */
  assignee: string | null | undefined;
  /** Leaves out enquiries snoozed beyond this time. Milliseconds since 1970. */
  notSnoozedAt: number | undefined;
  /** Reads only enquiries snoozed beyond this time. Milliseconds since 1970. */
  snoozedAt: number | undefined;
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
  stage: undefined,
  assignee: undefined,
  notSnoozedAt: undefined,
  snoozedAt: undefined,
  search: undefined,
};

/** `stateOf` as an expression of SQL. */
export const stateInLedger = sql<EnquiryState>`case
  when enquiries.set_aside = 1 then 'set-aside' else enquiries.delivery_state end`;

/** What `stateInLedger` says of a row that was read. */
export const stateOfRow = (row: Selectable<Schema['enquiries']>): EnquiryState =>
  row.set_aside === 1 ? 'set-aside' : row.delivery_state;

/** The enquiries that a filter leaves, whatever it says to search for. */
export function filtered(database: Kysely<Schema>, filter: Filter) {
  const { kind, since, until, reference, state, language, page, campaign } = filter;
  const { stage, assignee, notSnoozedAt, snoozedAt } = filter;
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
  if (stage !== undefined) query = query.where('set_aside', '=', 0).where('stage', '=', stage);
  if (assignee === null) query = query.where('assignee', 'is', null);
  // The index holds those that somebody sees to.
  else if (assignee !== undefined) query = query.where('assignee', '=', assignee);
  if (notSnoozedAt !== undefined) {
    query = query.where((row) =>
      row.or([row('snoozed_until', 'is', null), row('snoozed_until', '<=', notSnoozedAt)]),
    );
  }
  if (snoozedAt !== undefined) query = query.where('snoozed_until', '>', snoozedAt);
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (until !== undefined) query = query.where('received_at', '<', until);
  return query;
}

/** How many enquiries a filter leaves, whatever it says to search for. */
export async function countFiltered(ledger: Kysely<Schema>, filter: Filter): Promise<number> {
  const { number } = await filtered(ledger, filter)
    .select((count) => count.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

/**
 * Whether a filter leaves an enquiry, whatever it says to search for. Joined to what a search found,
 * a database without statistics would go through all that the filter leaves instead.
 */
export function isWithin(filter: Filter, row: Selectable<Schema['enquiries']>): boolean {
  const { state, since = 0, until = Number.POSITIVE_INFINITY } = filter;
  const found = stateOfRow(row);
  return (
    (['reference', 'kind', 'language', 'page', 'campaign', 'stage', 'assignee'] as const).every(
      (name) => filter[name] === undefined || filter[name] === row[name],
    ) &&
    (filter.stage === undefined || found !== 'set-aside') &&
    (filter.notSnoozedAt === undefined || (row.snoozed_until ?? 0) <= filter.notSnoozedAt) &&
    (filter.snoozedAt === undefined || (row.snoozed_until ?? 0) > filter.snoozedAt) &&
    (state === undefined || state === found || (state === 'accepted' && found !== 'set-aside')) &&
    row.received_at >= since &&
    row.received_at < until
  );
}
