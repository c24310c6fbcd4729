import { isOpen } from '../open-position.ts';
import { day } from '../schemas/words.ts';
import type { ContentFile, Problem } from './content-files.ts';
import { glossaryWarnings } from './glossary-warnings.ts';
import { colonWarnings } from './typing.ts';

type Warned = Pick<ContentFile, 'file' | 'folder' | 'data'>;

/**
 * Warnings: valid values that are perhaps not meant. They keep nobody from publishing.
 * @param timeZone of the company; nothing is known to have passed without it
 */
export const warningsIn = (file: Warned, timeZone: string | undefined): Problem[] => [
  ...closedIn(file, timeZone),
  ...glossaryWarnings(file),
  ...colonWarnings(file),
];

function closedIn({ file, folder, data }: Warned, timeZone: string | undefined): Problem[] {
  if (folder !== 'openings' || typeof data !== 'object' || data === null) return [];
  // An example is shown at no real address.
  if ('sample' in data && data.sample === true) return [];
  const closes = 'closes' in data ? day.safeParse(data.closes).data : undefined;
  if (closes === undefined || timeZone === undefined || isOpen({ closes }, timeZone)) return [];
  const problem = 'has passed, so that no page shows the position';
  return [{ file, field: 'closes', path: ['closes'], problem, code: 'closed', values: {} }];
}
