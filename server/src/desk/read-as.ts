import type { z } from 'zod';

/** Thrown for what was sent and is not what the contract asks for; the message says what is wrong, in words. */
export class NotAsAsked extends Error {
  override name = 'NotAsAsked';
}

/**
 * Reads what was sent as the contract says.
 * @throws NotAsAsked with each fault, and the name of what it stands at
 */
export function readAs<Content extends z.ZodType>(
  content: Content,
  sent: unknown,
): z.output<Content> {
  const read = content.safeParse(sent);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new NotAsAsked(faults.join(' '));
}
