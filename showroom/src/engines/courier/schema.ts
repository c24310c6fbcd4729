import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { amount, asDay, id, past } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';

/** The checks of a courier that tell when a task is done. */
const goals = [
  'tracked',
  'booked',
  'pasted',
  'routed',
  'unloaded',
  'delivered',
  'paidOut',
] as const;

const minute = z.number().int().min(0).max(1439).describe('Minutes since midnight');
const count = z.number().int().positive();
const phone = z.string().regex(/^01\d{9}$/);
const code = z.string().regex(/^\d{4}$/);
const prefix = z.string().regex(/^[A-Z]{2}-$/);

/** A hub that riders set out from, or a counter that lorries stop at. */
const place = z.strictObject({
  id,
  name: demoText(30),
  spot: demoText(60).describe('Where in it the hub or counter is'),
  phone,
  charge: count.describe('For the first kilo, in taka'),
  perKilo: count.describe('For each kilo begun after it'),
});

const merchant = z.strictObject({ id, name: demoText(40), spot: demoText(40), phone });

const parcel = z.strictObject({
  number: z.string(),
  merchant: ref('merchants'),
  to: demoText(60),
  phone,
  address: demoText(60),
  house: demoText(60).nullable().default(null),
  place: ref('places'),
  pieces: count.default(1),
  kilos: count.default(1),
  cash: amount.describe('To collect from the receiver, in taka'),
  state: z.enum(['booked', 'hub', 'lorry', 'rider', 'asked', 'delivered']),
  carrier: ref('way.riders', 'way.lorries')
    .nullable()
    .default(null)
    .describe('The id of its rider or lorry'),
  day: past.prefault(0),
  at: minute.default(550),
  asked: asDay(amount).nullable().default(null).describe('The day the receiver asked for'),
  code: code.optional(),
  isHandedIn: z.boolean().default(false).describe('Whether its cash is with the office'),
  payout: count.nullable().default(null).describe('The payout it is in'),
});

/** From the shop to the door: riders, cash for the merchant, payouts. */
const door = z.strictObject({
  kind: z.literal('door'),
  codPercent: z.number().int().min(0).max(10).describe('Of the cash collected'),
  payoutWeekday: z.number().int().min(0).max(6).describe('0 is Sunday'),
  riders: z.array(z.strictObject({ id, name: demoText(40), phone })).min(1),
  payouts: z.array(z.strictObject({ number: count, merchant: ref('merchants'), day: past })),
  sheet: z
    .array(z.array(demoText(60)).min(5).max(6))
    .min(2)
    .describe('Rows as a merchant has them in Excel: name, phone, address, area, cash, kilos'),
});

const stop = z.strictObject({
  place: ref('places'),
  at: minute,
  past: demoText(40).describe('What it passes after the stop'),
});

const lorry = z.strictObject({
  id,
  manifest: z.string(),
  plate: demoText(40),
  driver: demoText(40),
  kilometres: count,
  capacity: count.describe('In kilos'),
  stops: z.array(stop).min(2),
  reached: amount
    .nullable()
    .default(null)
    .describe('The stop it reached last, from 0; none while it loads'),
});

/** From counter to counter: lorries, freight paid by the sender or by the receiver. */
const counter = z.strictObject({
  kind: z.literal('counter'),
  origin: ref('places'),
  lorries: z.array(lorry).min(1),
  picture,
});

/** showroom/demos: a courier. */
export const courierSchema = z.strictObject({
  engine: z.literal('courier'),
  ...base,
  tasks: tasks(goals),
  motto: demoText(90).describe('The headline of the first screen'),
  about: demoText(160).describe('What it does, under the headline'),
  prefix: prefix.describe('Before the number of a parcel'),
  sample: ref('parcels').describe('The number of a parcel to track'),
  scene: picture.describe('Beside the headline'),
  places: z.array(place).min(2),
  merchants: z.array(merchant).min(1).describe('The first is the one that logs in'),
  parcels: z.array(parcel).min(1),
  way: z.discriminatedUnion('kind', [door, counter]),
});
