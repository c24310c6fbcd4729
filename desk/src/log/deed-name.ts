import type { Deed } from '@nokshi/contract/log.ts';
import { type DeedName, deedNames } from '../words/log.ts';

/** Which sentence tells of a deed: some differ by their detail, and a newer server may know others. */
export function deedNameOf({ action, detail }: Pick<Deed, 'action' | 'detail'>): DeedName {
  const wanted: string =
    action === 'stage'
      ? `stage-${detail}`
      : action === 'exported' && detail === null
        ? 'exporting'
        : action;
  return deedNames.find((name) => name === wanted) ?? 'other';
}
