import { formIds } from '@nokshi/forms/forms.ts';
import { knownLanguages } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import {
  type Address,
  FileAnswer,
  type Operation,
  refusal,
  refusedToStrangers,
  time,
} from './operation.ts';

/** How many weeks can be asked for. */
const spans = ['4', '12', '26', '52'] as const;

export const numbersAsked = z.strictObject({
  weeks: z.enum(spans).default('12').transform(Number),
});

const count = z.number().int().min(0);

const received = { accepted: count, setAside: count };

const pair = { present: count, former: count };

const named = <Name extends z.ZodType<string>>(name: Name) => z.strictObject({ name, ...pair });

/** Those with the most enquiries; `others` has the rest. */
const shares = z.strictObject({
  shares: z.array(named(z.string())),
  others: z.strictObject(pair),
});

export type Shares = z.output<typeof shares>;

const period = z.strictObject({
  since: time,
  until: time,
  ...received,
  /** The first begins with the period; each begins on Sunday at midnight. */
  weeks: z.array(z.strictObject({ begins: time, ...received })),
  answers: z.strictObject({
    answered: count,
    /** Neither answered nor closed. */
    waiting: count,
    /** Closed without an answer. */
    closed: count,
    /** Until the first answer, within office hours; null when there was none. */
    medianMilliseconds: count.nullable(),
  }),
});

export type PeriodNumbers = z.output<typeof period>;

/** The largest of them; a name is '' where none was told, and * for all that there was no room for. */
const readers = z.array(z.strictObject({ name: z.string(), number: count, written: count }));

export type Readers = z.output<typeof readers>;

/** By whole days. */
const readerNumbers = z.strictObject({
  views: z.strictObject(pair),
  /** Views that no page of the site led to: about as many as visits. */
  arrivals: z.strictObject(pair),
  /** By views. */
  pages: readers,
  /** By arrivals. */
  sources: readers,
  campaigns: readers,
});

export type ReaderNumbers = z.output<typeof readerNumbers>;

const numbers = z.strictObject({
  timeZone: z.string(),
  present: period,
  /** As many weeks before, up to the same hour of the last one. */
  former: period,
  kinds: z.array(named(z.enum(formIds))),
  languages: z.array(named(z.enum(knownLanguages))),
  pages: shares,
  campaigns: shares,
  demos: shares,
  /** How often pages were viewed, and how many enquiries came of that; null where nothing is counted. */
  readers: readerNumbers.nullable(),
});

export type Numbers = z.output<typeof numbers>;

export const numbersOperations: Record<Address, Operation> = {
  'GET /numbers': {
    for: 'enquiries',
    summary: 'Counts the enquiries of the last weeks, and of as many before; by accepted ones.',
    query: numbersAsked,
    answers: { 200: numbers, 422: refusal, ...refusedToStrangers },
  },
  'GET /numbers/views': {
    for: 'enquiries',
    summary: 'Writes how often pages were viewed into a file, by day; no visitor stands in it.',
    query: numbersAsked,
    answers: { 200: new FileAnswer('text/csv'), 422: refusal, ...refusedToStrangers },
  },
};
