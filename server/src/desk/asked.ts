import { z } from 'zod';
import { everything, type Filter } from '../ledger/enquiries/filter.ts';
import type { Position } from '../ledger/enquiries/list.ts';
import { searchFor } from '../ledger/search/search.ts';
import type { Asked } from './contract/enquiries.ts';

/**
 * What to read for whoever asks.
 * @param me their address
 * @param time of the clock that all servers share
 * @throws SearchRefused when there is nothing to search for
 */
export function filterOf(
  { stage, assignee, q, kind, language, page, campaign, since, until }: Asked,
  me: string,
  time: number,
): Filter {
  const whose = { me, nobody: null }[assignee ?? ''];
  return {
    ...everything,
    ...viewOf(stage, time),
    kind,
    language,
    page,
    campaign,
    since,
    until,
    assignee: whose === undefined ? assignee : whose,
    search: q ? searchFor(q) : undefined,
  };
}

function viewOf(view: Asked['stage'], time: number): Partial<Filter> {
  switch (view) {
    case 'new':
      return { stage: 'new', awakeAt: time };
    case 'snoozed':
      return { stage: 'new', asleepAt: time };
    case 'set-aside':
      return { state: 'set-aside' };
    case 'undelivered':
      return { state: 'parked' };
    default:
      return { stage: view };
  }
}

/** Where a page ended, as text for an address. */
export const writePosition = (position: Position | undefined): string | null =>
  position === undefined ? null : Buffer.from(JSON.stringify(position)).toString('base64url');

const position = z.union([
  z.strictObject({ receivedAt: z.number(), reference: z.string() }),
  z.strictObject({ found: z.number() }),
]);

/** @returns undefined when it is none of `writePosition` */
export function readPosition(text: string): Position | undefined {
  try {
    return position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
