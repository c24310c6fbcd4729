import { z } from 'zod';
import { formatSentences } from './content-faults.ts';

// For the content check, the build and the server, as words.ts.

/** In the order of `Date.getUTCDay`. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const clockTime = z.iso.time({ precision: -1, error: 'must be a time such as 10:00, in quotes' });

/** When somebody is in the office, on the clocks of the company's time zone. */
export const officeHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    from: clockTime,
    until: clockTime,
  })
  .refine(({ from, until }) => from < until, { error: formatSentences.hours })
  .describe('When somebody is in the office: days, from and until, such as 10:00 and 18:00');

export type OfficeHours = z.output<typeof officeHours>;
