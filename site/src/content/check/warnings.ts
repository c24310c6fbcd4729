import { timeZone } from '@nokshi/forms/time-zone.ts';
import { z } from 'zod';
import { isOpen } from '../open-position.ts';
import { day } from '../schemas/words.ts';
import type { ContentFile, Problem } from './content-files.ts';
import { glossaryWarnings } from './glossary-warnings.ts';
import { colonWarnings } from './typing.ts';

/** Whose clock the company goes by; undefined where its entry can't be read. */
export const timeZoneOf = (company: unknown): string | undefined =>
  z.object({ timeZone }).safeParse(company).data?.timeZone;

type Warned = Pick<ContentFile, 'file' | 'folder' | 'data'>;

/**
 * Warnings: valid values that are perhaps not meant. They keep nobody from publishing.
 * @param zone of the company; nothing is known to have passed without it
 */
export const warningsIn = (file: Warned, zone: string | undefined): Problem[] => [
  ...closedIn(file, zone),
  ...glossaryWarnings(file),
  ...colonWarnings(file),
];

function closedIn({ file, folder, data }: Warned, zone: string | undefined): Problem[] {
  if (folder !== 'openings' || typeof data !== 'object' || data === null) return [];
  // An example is shown at no real address.
  if ('sample' in data && data.sample === true) return [];
  const closes = 'closes' in data ? day.safeParse(data.closes).data : undefined;
  if (closes === undefined || zone === undefined || isOpen({ closes }, zone)) return [];
  const problem = 'has passed, so that no page shows the position';
  return [{ file, field: 'closes', path: ['closes'], problem, code: 'closed', values: {} }];
}
