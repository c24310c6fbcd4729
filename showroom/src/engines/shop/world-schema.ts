import {
  array,
  boolean,
  type GenericSchema,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  union,
} from 'valibot';
import { daySchema as day } from '../../demo/world-schema.ts';
import { type ShopWorld, states } from './world.ts';

const text = union([string(), object({ en: string(), bn: string() })]);
const payment = picklist(['bkash', 'card', 'cash']);
const line = {
  good: string(),
  options: array(string()),
  extras: array(string()),
  count: number(),
  substitute: boolean(),
};
const order = object({
  number: number(),
  name: text,
  address: text,
  phone: nullable(string()),
  area: string(),
  lines: array(object({ ...line, price: number(), instead: nullable(string()) })),
  delivery: number(),
  payment,
  months: nullable(number()),
  paid: number(),
  state: union([picklist(states), literal('cancelled')]),
  day,
  due: nullable(string()),
  slot: nullable(string()),
  isRegular: boolean(),
  isOwn: boolean(),
});

/** Of a stored shop. */
export const worldSchema = object({
  stock: array(object({ good: string(), left: number() })),
  basket: array(object(line)),
  due: nullable(string()),
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
  sold: array(object({ serial: string(), good: string(), day })),
}) satisfies GenericSchema<unknown, ShopWorld>;
