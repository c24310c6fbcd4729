import { z } from 'zod';

// For the content check, the build and the server, as words.ts.

/** A hundred years at most. The privacy policy tells it, and the server keeps to it. */
export const keptDays = z
  .int()
  .min(1)
  .max(36_500)
  .describe('After how many days enquiries are deleted, a whole number from 1 to 36500');
