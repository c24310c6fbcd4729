import { type LogSentenceName, logSentenceNames } from '@nokshi/contract/desk-words/log.ts';
import type { LogEntry } from '@nokshi/contract/log.ts';

type Deed = Pick<LogEntry, 'author' | 'action' | 'detail'>;

/** Which sentence tells of a deed: some differ by their detail, and a newer server may know others. */
export function logSentenceNameOf(deed: Deed): LogSentenceName {
  const wanted = wantedName(deed);
  return logSentenceNames.find((name) => name === wanted) ?? 'other';
}

function wantedName({ author, action, detail }: Deed): string {
  switch (action) {
    case 'stage':
      return `stage-${detail}`;
    case 'changed-role':
      return `${action}-${detail?.split(' ')[0]}`;
    case 'exported':
      return detail === null ? 'exporting' : action;
    case 'refused-sign-ins':
      return author === '' ? action : `${action}-as`;
    case 'began-publishing':
      return detail === null ? action : `${action}-some`;
    default:
      return action;
  }
}
