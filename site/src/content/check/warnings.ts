import { isOpen } from '../open-position.ts';
import { day } from '../schemas/words.ts';
import type { ContentFile, Problem } from './content-files.ts';
import { termWarnings } from './stray-terms.ts';

type Warned = Pick<ContentFile, 'file' | 'folder' | 'data'>;

/** What is well with a file and perhaps not meant; it keeps nobody from publishing. */
export const warningsIn = (file: Warned): Problem[] => [...closedIn(file), ...termWarnings(file)];

function closedIn({ file, folder, data }: Warned): Problem[] {
  if (folder !== 'openings' || typeof data !== 'object' || data === null) return [];
  const closes = 'closes' in data ? day.safeParse(data.closes).data : undefined;
  if (closes === undefined || isOpen({ closes })) return [];
  const problem = 'has passed, so that no page shows the position';
  return [{ file, field: 'closes', path: ['closes'], problem, code: 'closed', values: {} }];
}
