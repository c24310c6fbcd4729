import { Refused } from '../../api/ask.ts';
import type { Happening, Saving } from './saving.ts';

/** Whether the request itself was refused, so that a retry is of no use. */
const wrong: readonly number[] = [400, 413, 415, 422];

/** Handles a failed save of an entry. */
export function heardFrom(failure: unknown): Happening {
  if (!(failure instanceof Refused)) return { kind: 'failed', connection: 'lost' };
  if (wrong.includes(failure.status)) return { kind: 'refused', failure };
  switch (failure.status) {
    case 401:
      return { kind: 'failed', connection: 'signedOut' };
    case 404:
      return { kind: 'failed', connection: 'removed' };
    case 409:
      return { kind: 'stale', entry: failure.present as NonNullable<Saving['stale']> };
    default:
      return { kind: 'failed', connection: 'lost' };
  }
}
