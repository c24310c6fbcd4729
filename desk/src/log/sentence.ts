import type { Deed, Log } from '@nokshi/server/desk/contract/log.ts';
import { type DeedName, loggedDeedNames } from './words-names.ts';

/** Which sentence tells of a deed: some differ by their detail, and a newer server may know others. */
export function deedNameOf({ action, detail }: Pick<Deed, 'action' | 'detail'>): DeedName {
  const wanted: string =
    action === 'stage'
      ? `stage-${detail}`
      : action === 'exported' && detail === null
        ? 'exporting'
        : action;
  return loggedDeedNames.find((name) => name === wanted) ?? 'other';
}

/** What stands for the detail: the name of a colleague, a number in the digits of the language, or itself. */
export function detailOf(
  { action, detail }: Pick<Deed, 'action' | 'detail'>,
  colleagues: Log['colleagues'],
): string | number {
  if (action === 'exported') return Number(detail);
  if (action !== 'assigned') return detail ?? '';
  return colleagues.find(({ email }) => email === detail)?.name ?? detail ?? '';
}
