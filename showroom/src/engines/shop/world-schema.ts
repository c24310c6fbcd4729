import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  union,
} from 'valibot';
import { daySchema as day, textSchema as text } from '../../demo/world-schema.ts';
import { states } from './world.ts';

const payment = picklist(['bkash', 'card', 'cash']);

/** A good in a basket, as it was chosen. */
const line = {
  good: string(),
  /** The ids of the chosen options, in the order of the good's choices. */
  options: array(string()),
  extras: array(string()),
  /** How many steps: pieces, halis, packs, or the steps of its kilos. */
  count: number(),
  /** Whether another good may be brought in its place. */
  substitute: boolean(),
};

const order = object({
  number: number(),
  name: text,
  address: text,
  /** What the courier calls, as it is dialled; null where nobody gave one. */
  phone: nullable(string()),
  /** The id of where it is brought. */
  area: string(),
  /** With what a step of each cost, and what was brought in its place. */
  lines: array(object({ ...line, price: number(), instead: nullable(string()) })),
  delivery: number(),
  payment,
  /** In how many months a bank card is charged; null at once. */
  months: nullable(number()),
  paid: number(),
  state: union([picklist(states), literal('cancelled')]),
  day,
  /** The day of delivery; null where none is chosen. */
  due: nullable(day),
  /** The chosen hours of delivery by their id; null where none are. */
  slot: nullable(string()),
  /** Whether it comes again by itself. */
  isRegular: boolean(),
  /** Whether it is the visitor's own. */
  isOwn: boolean(),
});

/** What is on the shelf, in the basket, ordered, said and sold. */
export const worldSchema = object({
  stock: array(object({ good: string(), left: number() })),
  basket: array(object(line)),
  /** The day of delivery that the visitor has chosen. */
  due: nullable(day),
  /** What was written at the checkout, kept until the order; null where the first choice stands. */
  draft: object({
    name: string(),
    address: string(),
    phone: string(),
    area: nullable(string()),
    payment: nullable(payment),
    slot: nullable(string()),
  }),
  orders: array(order),
  reviews: array(
    object({ good: string(), words: text, who: text, stars: number(), isOwn: boolean() }),
  ),
  /** The pieces that were sold with a warranty. */
  sold: array(object({ serial: string(), good: string(), day })),
});
