import type { AskedView } from '@nokshi/contract/enquiries.ts';
import type { DeedsAsked } from '@nokshi/contract/log.ts';
import { actionsByKind } from '@nokshi/contract/vocabulary.ts';
import { timeOf } from '@nokshi/forms/local-time.ts';
import { z } from 'zod';
import type { LogQuery } from '../ledger/desk/log.ts';
import { everything, type Filter } from '../ledger/enquiries/filter.ts';
import type { Position } from '../ledger/enquiries/list.ts';
import { searchFor } from '../ledger/search/search.ts';
import { NotAsAsked } from './read-as.ts';

/**
 * What to read for whoever asks.
 * @param me their address
 * @param time of the clock that all servers share
 * @param timeZone whose days `since` and `until` are
 * @throws SearchRefused when there is nothing to search for
 */
export function filterOf(
  { stage, assignee, q, kind, language, page, campaign, since, until }: AskedView,
  me: string,
  time: number,
  timeZone: string,
): Filter {
  return {
    ...everything,
    ...viewOf(stage, time),
    kind,
    language,
    page,
    campaign,
    ...daysOf({ since, until }, timeZone),
    assignee: assigneeOf(assignee, me),
    search: q ? searchFor(q) : undefined,
  };
}

/** From the beginning of a day until the end of one. */
const daysOf = (
  { since, until }: { since?: string | undefined; until?: string | undefined },
  timeZone: string,
) => ({
  since: since === undefined ? undefined : timeOf(since, timeZone),
  until: until === undefined ? undefined : timeOf(`${until}T24:00`, timeZone),
});

/** Which deeds to list. @param timeZone whose days `since` and `until` are */
export const deedsOf = (
  { user, kind, since, until }: DeedsAsked,
  timeZone: string,
): Pick<LogQuery, 'user' | 'actions' | 'since' | 'until'> => ({
  user,
  actions: kind && actionsByKind[kind],
  ...daysOf({ since, until }, timeZone),
});

/** An address of a user, which may be any word; null for nobody. */
function assigneeOf(asked: string | undefined, me: string): string | null | undefined {
  if (asked === 'nobody') return null;
  return asked === 'me' ? me : asked;
}

/** Who waits longest comes first; what is done is looked for from its end. */
export const firstOf = ({ stage }: AskedView): 'oldest' | 'newest' =>
  stage === 'new' || stage === 'snoozed' ? 'oldest' : 'newest';

function viewOf(view: AskedView['stage'], time: number): Partial<Filter> {
  switch (view) {
    case 'new':
      return { stage: 'new', notSnoozedAt: time };
    case 'snoozed':
      return { stage: 'new', snoozedAt: time };
    case 'set-aside':
      return { state: 'set-aside' };
    case 'undelivered':
      return { state: 'parked' };
    default:
      return { stage: view };
  }
}

/** A time that something is set to, in milliseconds since 1970; null and undefined as they are. */
export const timeGiven = (written: string | null | undefined): number | null | undefined =>
  typeof written === 'string' ? Date.parse(written) : written;

/** Where a page ended, as text for an address. */
export const writePosition = (position: Position | undefined): string | null =>
  position === undefined ? null : Buffer.from(JSON.stringify(position)).toString('base64url');

const position = z.union([
  z.strictObject({ receivedAt: z.int(), reference: z.string().regex(/^[\w-]{1,100}$/) }),
  z.strictObject({ found: z.int().min(0) }),
]);

/** @returns undefined for the beginning @throws NotAsAsked for what is none of `writePosition` */
export function readPosition(text: string | undefined): Position | undefined {
  if (text === undefined) return undefined;
  try {
    return position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new NotAsAsked('after: not the "next" of a page.');
  }
}
