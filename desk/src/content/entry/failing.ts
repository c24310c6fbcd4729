import { Refused } from '../../api/ask.ts';
import type { Happening, Saving } from './saving.ts';

/** What was sent is wrong itself, and is never taken; anything else may be tried again. */
const wrong: readonly number[] = [400, 413, 415, 422];

/** What happens to an entry when what was sent is not taken. */
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
