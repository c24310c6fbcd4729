import { z } from 'zod';
import { formatSentences } from './content-faults.ts';

// For the content check, the build and the server, as words.ts.

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A place of the IANA list. An offset such as +06:00 would be wrong for half of the year elsewhere. */
export const timeZone = z
  .string()
  .refine((name) => /^[A-Z]/i.test(name) && isTimeZone(name), {
    error: formatSentences['time-zone'],
  })
  .describe('Whose clock the times in mails and lists are told by, such as Asia/Dhaka');
