import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  variant,
} from 'valibot';
import { daySchema, type Kept, textSchema } from '../../demo/world-schema.ts';

const lead = object({
  id: string(),
  name: textSchema,
  /** Nothing for a buyer who came without asking first. */
  area: nullable(string()),
  phone: string(),
  wants: textSchema,
  stage: string(),
  person: string(),
  note: textSchema,
  /** When somebody last spoke with them. */
  last: daySchema,
});

/** A visit stands in the diary under its date: what is planned must not meet what moves with today. */
const visit = object({
  id: string(),
  day: daySchema,
  /** As in 09:30. */
  time: string(),
  who: textSchema,
  what: textSchema,
  area: nullable(string()),
  person: string(),
  lead: nullable(string()),
  thing: nullable(string()),
  isDone: boolean(),
  /** What came of it. */
  note: string(),
});

/** How a flat is to be paid. */
const terms = object({
  /** When it was booked. */
  day: daySchema,
  parking: boolean(),
  discount: number(),
  booking: number(),
  /** How many instalments, and of how much. */
  count: number(),
  each: number(),
});

const freeFlat = object({ id: string(), state: literal('free') });

const bookedFlat = object({
  id: string(),
  state: literal('booked'),
  buyer: textSchema,
  /** The buyer on the board. */
  lead: string(),
  terms,
  /** How many parts of the schedule are paid. */
  paid: number(),
  /** For how many parts the buyer was reminded. */
  reminded: number(),
});

/** Of the flats that were sold before, nobody knows the terms any more. */
const soldFlat = object({
  id: string(),
  state: literal('sold'),
  buyer: textSchema,
  terms: nullable(terms),
});

const quotation = object({
  number: number(),
  lead: string(),
  machine: string(),
  discount: number(),
  now: number(),
  day: daySchema,
  by: string(),
});

export const worldSchema = object({
  /** Who sits at the desk. */
  person: string(),
  leads: array(lead),
  visits: array(visit),
  flats: array(variant('state', [freeFlat, bookedFlat, soldFlat])),
  quotations: array(quotation),
  /** What came of the call about each sold machine; null before the call. */
  service: array(object({ id: string(), outcome: nullable(picklist(['booked', 'fine'])) })),
});

export type PipelineWorld = Kept<typeof worldSchema>;
export type Lead = PipelineWorld['leads'][number];
export type Visit = PipelineWorld['visits'][number];
export type Quotation = PipelineWorld['quotations'][number];
export type Terms = Kept<typeof terms>;
export type Flat = PipelineWorld['flats'][number];
export type BookedFlat = Extract<Flat, { state: 'booked' }>;
