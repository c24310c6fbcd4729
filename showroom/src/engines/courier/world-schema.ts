import { array, boolean, nullable, number, object, picklist, string } from 'valibot';
import { daySchema, textSchema } from '../../demo/world-schema.ts';

export const states = [
  'booked',
  'hub',
  'lorry',
  'rider',
  'asked',
  'delivered',
  'returned',
] as const;

/** A moment: a day that stays, and the minutes since its midnight. */
const moment = { day: daySchema, at: number() };

export const parcelSchema = object({
  number: string(),
  /** The id of the merchant who sends it; nobody's when it was booked at a counter. */
  merchant: nullable(string()),
  from: textSchema,
  fromPhone: string(),
  to: textSchema,
  phone: string(),
  address: textSchema,
  house: nullable(textSchema),
  place: string(),
  pieces: number(),
  kilos: number(),
  /** What the receiver pays, in taka: for the goods at a door, for the freight at a counter. */
  cash: number(),
  charge: number(),
  state: picklist(states),
  /** The id of its rider or lorry. */
  carrier: nullable(string()),
  asked: nullable(string()),
  code: string(),
  isHandedIn: boolean(),
  /** The number of the payout it is in. */
  payout: nullable(number()),
  steps: array(object({ ...moment, state: picklist(states) })),
});

/** The mutable state of a courier: where every parcel, lorry and taka is. */
export const worldSchema = object({
  parcels: array(parcelSchema),
  lorries: array(
    object({
      id: string(),
      /** The stop it reached last, from 0; none while it loads. */
      reached: nullable(number()),
    }),
  ),
  payouts: array(object({ number: number(), merchant: string(), day: daySchema })),
  /** What riders handed in too little, in taka. */
  shortages: array(object({ rider: string(), day: daySchema, due: number(), counted: number() })),
  /** The last orders that came from Excel. */
  pasted: object({ count: number(), ...moment }),
});
