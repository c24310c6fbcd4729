import { createHmac, randomUUID } from 'node:crypto';

/** How much of a UUID is left to chance: as far as its third dash. */
const chanceLength = 18;

/** A UUID that begins so, and ends as only the session with this digest makes it. */
function named(chance: string, session: string): string {
  const mark = createHmac('sha256', session).update(chance).digest('hex');
  return `${chance}-8${mark.slice(0, 3)}-${mark.slice(3, 15)}`;
}

/**
 * A new name for a stream of a session. Every server can tell whose it is, whichever sends it.
 * @param session the digest of its secret
 */
export const nameStream = (session: string): string =>
  named(randomUUID().slice(0, chanceLength), session);

/** Whether a stream of this name is the session's own. */
export const isStreamOf = (name: string, session: string): boolean =>
  name === named(name.slice(0, chanceLength), session);
