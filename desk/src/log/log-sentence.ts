import { type LogSentenceName, logSentenceNames } from '@nokshi/contract/desk-words/log.ts';
import type { LogEntry } from '@nokshi/contract/log.ts';

/** Which sentence tells of a deed: some differ by their detail, and a newer server may know others. */
export function logSentenceNameOf({
  action,
  detail,
}: Pick<LogEntry, 'action' | 'detail'>): LogSentenceName {
  const wanted: string =
    action === 'stage'
      ? `stage-${detail}`
      : action === 'exported' && detail === null
        ? 'exporting'
        : action;
  return logSentenceNames.find((name) => name === wanted) ?? 'other';
}
