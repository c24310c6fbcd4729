import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { day, id, time } from '../../demo/plain-schema.ts';
import { checkedBy, ref } from '../../demo/references.ts';
import { bothWords, demoText } from '../../demo/words-schema.ts';
import { faultsOf } from './schema-faults.ts';

/** The checks of a booking site that tell when a task is done. */
const goals = ['booked', 'cancelled', 'sheet', 'closed', 'reminded'] as const;

const weekday = z.number().int().min(0).max(6).describe('0 is Sunday');

/** Cabins of a boat that leaves on certain days. */
export const trips = z.strictObject({
  kind: z.literal('trips'),
  boat: demoText(40),
  from: demoText(60),
  length: z.number().int().positive().describe('Of a trip, in days'),
  days: z.array(day).min(1).describe('On which trips begin, the nearest first'),
  hull: picture.describe('The boat from above, its bow to the right, without cabins'),
  uprightHull: picture.describe('The same with its bow up, for narrow screens'),
});

/** Half-hours of people who receive guests. */
export const hours = z.strictObject({
  kind: z.literal('hours'),
  length: z.number().int().positive().describe('Of a slot, in minutes'),
  open: z.array(z.strictObject({ weekdays: z.array(weekday).min(1), from: time, to: time })).min(1),
  closed: z
    .array(z.strictObject({ weekday, from: time, to: time, why: demoText(40) }))
    .describe('Blocked every week, until the owner takes it away'),
});

const place = z.strictObject({
  id,
  name: bothWords(40),
  short: demoText(16).describe('Where there is little room'),
  about: demoText(80),
  price: z.number().int().positive().describe('In whole taka, for each guest'),
  guests: z.number().int().positive().describe('How many fit in'),
  picture: picture.optional(),
});

export const booking = z.strictObject({
  place: ref('places'),
  day,
  time: time.optional().describe('Missing for trips'),
  name: bothWords(40),
  phone: z.string().regex(/^01\d{3}-\d{6}$/, { error: 'must be a number such as 01200-000000' }),
  guests: z.number().int().positive().default(1),
  extras: z.array(ref('extras')).default([]),
});

/** showroom/demos: a site that takes bookings. */
export const bookingSchema = z
  .strictObject({
    engine: z.literal('booking'),
    ...base,
    tasks: tasks(goals),
    logoHoldsName: z.boolean().describe('Whether the logo is the name itself, or a mark beside it'),
    tagline: demoText(80).describe('Beside the logo'),
    opening: z.strictObject({ title: demoText(60), text: demoText(120), picture }),
    plan: z.discriminatedUnion('kind', [trips, hours]),
    places: z.array(place).min(2).describe('What is booked: cabins, or people'),
    firstPlace: ref('places').describe('The one shown first'),
    extras: z
      .array(
        z.strictObject({
          id: z.string(),
          name: demoText(40),
          about: demoText(80),
          price: z.number().int().positive(),
          per: z.enum(['guest', 'booking']),
          isChosen: z.boolean().describe('Whether it is ticked at first'),
        }),
      )
      .default([]),
    confirmation: z.enum(['bkash', 'sms']).describe('What makes a booking firm'),
    advance: z.number().int().min(0).max(100).describe('Paid at once, in per cent'),
    freeCancelling: z.number().int().min(0).describe('Days before, with the advance paid back'),
    reminder: z.number().int().positive().describe('How many hours before guests are reminded'),
    pages: z
      .array(
        z.strictObject({
          id,
          name: demoText(24),
          text: demoText(300),
          rows: z.array(z.strictObject({ name: demoText(60), text: demoText(120) })),
        }),
      )
      .max(4),
    bookings: z.array(booking).min(1),
  })
  .superRefine(checkedBy(faultsOf));
