import { array, boolean, nullable, number, object, picklist, string } from 'valibot';
import { daySchema, textSchema } from '../../demo/world-schema.ts';

export const booking = object({
  code: number(),
  place: string(),
  day: daySchema,
  /** Minutes after midnight; null for a trip. */
  time: nullable(number()),
  name: textSchema,
  /** As it is dialled. */
  phone: string(),
  guests: number(),
  extras: array(string()),
  total: number(),
  paid: number(),
  /** A waiting one holds its slot until it is confirmed or left. */
  state: picklist(['waiting', 'confirmed', 'cancelled']),
  /** The code of the message that confirms it. */
  secret: string(),
  isOwn: boolean(),
  isReminded: boolean(),
  hasCome: boolean(),
});

/** Hours that are closed every week. */
export const closing = object({
  id: number(),
  /** Whose they are; null for all. */
  place: nullable(string()),
  weekday: number(),
  from: number(),
  to: number(),
  why: textSchema,
});

export const worldSchema = object({ bookings: array(booking), closings: array(closing) });
