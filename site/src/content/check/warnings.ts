import { isOpen } from '../open-position.ts';
import { day } from '../schemas/words.ts';
import type { ContentFile, Problem } from './content-files.ts';

/** What is well with a file and perhaps not meant; it keeps nobody from publishing. */
export function warningsIn({
  file,
  folder,
  data,
}: Pick<ContentFile, 'file' | 'folder' | 'data'>): Problem[] {
  if (folder !== 'openings' || typeof data !== 'object' || data === null) return [];
  const closes = 'closes' in data ? day.safeParse(data.closes).data : undefined;
  if (closes === undefined || isOpen({ closes })) return [];
  const problem = 'has passed, so that no page shows the position';
  return [{ file, field: 'closes', path: ['closes'], problem, code: 'closed', values: {} }];
}
