import type { Deed } from '@nokshi/contract/log.ts';
import { useUsers } from '../session/useUsers.ts';
import { useClock, useWords } from '../words/words.ts';
import { deedNameOf } from './deed-name.ts';

/** What was done, by whom and with what. */
export type Told = Pick<Deed, 'author' | 'action' | 'detail' | 'reference'>;

/** @returns says in a sentence what somebody did */
export function useSentence(): (deed: Told) => string {
  const { said, filled } = useWords();
  const { nameOf } = useUsers();
  const clock = useClock();

  const detailOf = ({ action, detail }: Told): string | number => {
    if (detail === null) return '';
    switch (action) {
      case 'exported':
        return Number(detail);
      case 'assigned':
        return nameOf(detail);
      case 'snoozed':
        return clock(detail);
      default:
        return detail;
    }
  };

  return (deed) => {
    const detail = detailOf(deed);
    const { author, reference } = deed;
    const isOwn = deed.action === 'assigned' && detail === author;
    const name = isOwn ? 'took' : deedNameOf(deed);
    return filled(said.deeds[name], { author, detail, reference: reference ?? '' });
  };
}
