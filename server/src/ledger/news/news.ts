import { z } from 'zod';

/** A change of an entry in the draft. */
const contentChange = z.object({
  /** Such as products/POS. */
  id: z.string(),
  /** As it stands now; null for one that was made, or is gone. */
  version: z.string().nullable(),
  /** The name of who did it. */
  by: z.string(),
});

/** A message between servers about a change. It holds no word of a visitor. */
const news = z.object({
  /** The enquiries that changed; `many` where they are not named. */
  references: z.union([z.array(z.string()).readonly(), z.literal('many')]),
  /** Whether somebody has something else open now. */
  presence: z.boolean(),
  /** Whether sessions may have ended. */
  sessions: z.boolean(),
  /** What changed in the draft of words and pictures; `many` where it is not named. */
  content: z.union([z.array(contentChange).readonly(), z.literal('many')]),
  /** Whether another release is on the site, or one is further than it was. */
  release: z.boolean(),
});

export type News = z.output<typeof news>;

/** For when anything may have changed. */
export const anything: News = {
  references: 'many',
  presence: true,
  sessions: true,
  content: 'many',
  release: true,
};

/** For when anything in the ledger may have changed, of which words, pictures and releases are no part. */
export const anythingKept: News = { ...anything, content: [], release: false };

export const nothing: News = {
  references: [],
  presence: false,
  sessions: false,
  content: [],
  release: false,
};

/** More are not named: a message of PostgreSQL holds 8000 bytes, and a page reads all anew anyway. */
const mostNamed = 20;

/** Both at once. */
export function together(one: News, other: News): News {
  return {
    references: bothOf(one.references, other.references),
    presence: one.presence || other.presence,
    sessions: one.sessions || other.sessions,
    content: bothChanges(one.content, other.content),
    release: one.release || other.release,
  };
}

function bothOf(one: News['references'], other: News['references']): News['references'] {
  if (one === 'many' || other === 'many') return 'many';
  const named = [...new Set([...one, ...other])];
  return named.length > mostNamed ? 'many' : named;
}

/** The last of each entry. */
function bothChanges(one: News['content'], other: News['content']): News['content'] {
  if (one === 'many' || other === 'many') return 'many';
  const last = new Map([...one, ...other].map((change) => [change.id, change]));
  return last.size > mostNamed ? 'many' : [...last.values()];
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
