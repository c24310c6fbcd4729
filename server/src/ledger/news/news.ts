import { z } from 'zod';

/** What changed, as servers tell each other. It holds no word of a visitor. */
const news = z.object({
  /** The enquiries that changed; `many` where they are not named. */
  references: z.union([z.array(z.string()).readonly(), z.literal('many')]),
  /** Whether somebody has something else open now. */
  presence: z.boolean(),
  /** Whether sessions may have ended. */
  sessions: z.boolean(),
});

export type News = z.output<typeof news>;

/** For when anything may have changed. */
export const anything: News = { references: 'many', presence: true, sessions: true };

export const nothing: News = { references: [], presence: false, sessions: false };

/** More are not named: a message of PostgreSQL holds 8000 bytes, and a page reads all anew anyway. */
const mostNamed = 20;

/** Both at once. */
export function together(one: News, other: News): News {
  return {
    references: bothOf(one.references, other.references),
    presence: one.presence || other.presence,
    sessions: one.sessions || other.sessions,
  };
}

function bothOf(one: News['references'], other: News['references']): News['references'] {
  if (one === 'many' || other === 'many') return 'many';
  const named = [...new Set([...one, ...other])];
  return named.length > mostNamed ? 'many' : named;
}

const message = z.object({ from: z.string(), news });

export type Message = z.output<typeof message>;

export const writeMessage = (sent: Message): string => JSON.stringify(sent);

/** @returns that anything may have changed, when another version wrote what this one can't read */
export function readMessage(text: string): Message {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return { from: '', news: anything };
  }
}
