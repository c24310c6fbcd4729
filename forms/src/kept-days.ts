import { z } from 'zod';

// For the content check, the build and the server, as words.ts.

/** Fewer would delete what somebody who is on leave has not read yet. */
export const fewestKeptDays = 30;

/** A hundred years at most. The privacy policy tells it, and the server keeps to it. */
export const keptDays = z
  .int()
  .min(fewestKeptDays)
  .max(36_500)
  .describe(
    `After how many days enquiries are deleted, a whole number from ${fewestKeptDays} to 36500`,
  );

/** Ten years. */
export const mostViewsKeptDays = 3650;

/** The privacy policy tells it, and the server keeps to it. */
export const viewsKeptDays = z
  .int()
  .min(0)
  .max(mostViewsKeptDays)
  .default(0)
  .describe(
    `For how many days the server keeps how often pages were viewed, a whole number up to ${mostViewsKeptDays}; 0 counts nothing`,
  );
