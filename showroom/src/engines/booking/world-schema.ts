import {
  array,
  boolean,
  type GenericSchema,
  nullable,
  number,
  object,
  picklist,
  string,
  union,
} from 'valibot';
import { daySchema } from '../../demo/world-schema.ts';
import type { BookingWorld } from './world.ts';

const text = union([string(), object({ en: string(), bn: string() })]);

/** Of a stored site. */
export const worldSchema = object({
  bookings: array(
    object({
      code: number(),
      place: string(),
      day: daySchema,
      time: nullable(number()),
      name: text,
      phone: string(),
      guests: number(),
      extras: array(string()),
      total: number(),
      paid: number(),
      state: picklist(['waiting', 'confirmed', 'cancelled']),
      secret: string(),
      isOwn: boolean(),
      isReminded: boolean(),
      hasCome: boolean(),
    }),
  ),
  closings: array(
    object({
      id: number(),
      place: nullable(string()),
      weekday: number(),
      from: number(),
      to: number(),
      why: text,
    }),
  ),
}) satisfies GenericSchema<unknown, BookingWorld>;
