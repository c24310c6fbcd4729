import type { LogEntry } from '@nokshi/contract/log.ts';
import { useUsers } from '../session/useUsers.ts';
import { useClock, useWords } from '../words/words.ts';
import { logSentenceNameOf } from './log-sentence.ts';

/** A log entry as a sentence. */
export type Told = Pick<LogEntry, 'author' | 'action' | 'detail' | 'reference'>;

/** @returns says in a sentence what somebody did */
export function useSentence(): (logEntry: Told) => string {
  const { words, filled } = useWords();
  const { nameOf } = useUsers();
  const clock = useClock();

  const detailOf = ({ action, detail }: Told): string | number => {
    if (detail === null) return '';
    switch (action) {
      case 'exported':
      case 'exported-log':
      case 'refused-sign-ins':
        return Number(detail);
      case 'changed-role':
        return nameOf(detail.split(' ')[1] ?? '');
      case 'assigned':
      case 'invited':
      case 'withdrew-invitation':
      case 'reset-password':
      case 'removed-user':
        return nameOf(detail);
      case 'snoozed':
      case 'published-plan':
      case 'missed-plan':
        return clock(detail);
      default:
        return detail;
    }
  };

  return (logEntry) => {
    const detail = detailOf(logEntry);
    const { author, reference } = logEntry;
    const isOwn = logEntry.action === 'assigned' && detail === author;
    const name = isOwn ? 'took' : logSentenceNameOf(logEntry);
    return filled(words.deeds[name], { author, detail, reference: reference ?? '' });
  };
}
