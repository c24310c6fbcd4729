import type { Given } from '../../../../editor/src/questions.ts';
import type { Live } from '../live/live.ts';

/** What changes one entry. */
type Change = 'change' | 'make' | 'remove' | 'place' | 'revert';

/** Tells the pages of owners what somebody did to an entry, if it was done. */
export function tellChange(live: Live, id: string, by: string, given: Given<Change>): void {
  if (given.kind !== 'given') return;
  const told = given.given;
  const version = told !== null && 'version' in told ? told.version : null;
  live.tell({ content: [{ id, version, by }] });
}
