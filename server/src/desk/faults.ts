import type { z } from 'zod';

/** What is wrong with what was sent, in words: each with the name of what it stands at. */
export const faultsOf = (error: z.ZodError) => ({
  message: error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join(' '),
});
