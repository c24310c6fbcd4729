import { z } from 'zod';
import {
  type Address,
  type Operation,
  refusal,
  refusedToStrangers,
  refusedWrites,
} from './operation.ts';

const place = {
  /** As the first event of its stream says. */
  stream: z.uuid(),
  /** Whether something is being typed there. */
  writing: z.boolean(),
};

/** An entry of words and pictures, such as products/POS. */
const entryId = z.string().regex(/^[A-Za-z0-9-]{1,60}\/[A-Za-z0-9-]{1,60}$/);

/** The item that a page has open: an enquiry, or null for a list; or an entry. */
export const whereabouts = z.union([
  z.strictObject({ ...place, reference: z.string().max(50).nullable() }),
  z.strictObject({ ...place, entry: entryId }),
]);

export type Whereabouts = z.output<typeof whereabouts>;

const person = {
  name: z.string(),
  email: z.string(),
  writing: z.boolean(),
  /** In how many pages they have it open. */
  pages: z.int(),
};

const present = z.strictObject({
  people: z.array(
    z.union([
      z.strictObject({ ...person, reference: z.string() }),
      z.strictObject({ ...person, entry: z.string() }),
    ]),
  ),
});

export type Present = z.output<typeof present>;

const unread = z.strictObject({
  number: z.number().int(),
  /** Whether there are more than that: they are counted to a hundred. */
  orMore: z.boolean(),
});

export type Unread = z.output<typeof unread>;

/** The data of the events, by name. A page reads all anew at `changed`, which names enquiries or says `many`. */
const events = {
  hello: z.strictObject({ stream: z.uuid() }),
  changed: z.strictObject({ references: z.union([z.array(z.string()), z.literal('many')]) }),
  presence: z.strictObject({}),
  /** To whom content is open: what somebody did in the draft, whose version is null where it was made or is gone; `many` where that is not named. */
  content: z.strictObject({
    entries: z.union([
      z.array(z.strictObject({ id: z.string(), version: z.string().nullable(), by: z.string() })),
      z.literal('many'),
    ]),
  }),
  /** To the same: `GET /release` answers something else now. */
  release: z.strictObject({}),
  /** The last one of a stream that ends because the same user has too many. */
  displaced: z.strictObject({}),
};

export type Events = { [Name in keyof typeof events]: z.output<(typeof events)[Name]> };

export const liveOperations: Record<Address, Operation> = {
  'GET /events': {
    for: 'desk',
    summary: 'Tells what changes, as server-sent events, until the session ends.',
    answers: { 200: 'events', 503: refusal, ...refusedToStrangers },
  },
  'GET /presence': {
    for: 'desk',
    summary: 'Tells who has which enquiry or entry open, of those that are the user’s to see.',
    answers: { 200: present, ...refusedToStrangers },
  },
  'PUT /presence': {
    for: 'desk',
    summary: 'Notes what a page has open.',
    body: whereabouts,
    answers: { 204: null, 404: refusal, 422: refusal, ...refusedWrites },
  },
  'GET /unread': {
    for: 'enquiries',
    summary: 'Counts the enquiries of the inbox that nobody has opened.',
    answers: { 200: unread, ...refusedToStrangers },
  },
};
