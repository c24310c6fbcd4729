import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { amount, count, day, id, listOf, past, time } from '../../demo/plain-schema.ts';
import { checkedBy, ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsOf } from './schema-faults.ts';

const whole = z.number().int().min(0);

/** The desk of an importer: what a shipment costs, and the VAT return. */
const imports = z.strictObject({
  kind: z.literal('imports'),
  heads: listOf({ name: demoText(30), short: demoText(16), picture })
    .length(4)
    .describe('Heads of cost: the LC value first, the others are spread by it'),
  shipments: listOf({
    number: z.string().describe('Of the letter of credit'),
    route: demoText(100),
    state: z.enum(['opened', 'port', 'landed']),
    bill: z.string().describe('Of entry, from customs'),
    day: past.describe(
      'Of the bill of entry; of what has landed it counts from the 1st of the month',
    ),
    store: ref('stores').describe('Where it goes'),
    costs: z.array(amount).describe('In the order of the heads of cost; the first is the LC value'),
    advanceTax: amount.describe('Paid at customs; set off in the VAT return, no part of the cost'),
    items: listOf({ good: ref('goods'), cartons: count, value: count })
      .min(1)
      .describe('Their values sum to the LC value'),
  })
    .min(1)
    .describe('The one that is shown first stands first'),
  sales: z
    .strictObject({ seed: z.string(), aDay: count })
    .describe(
      'How many invoices there are on each day of work, made by chance of goods and buyers',
    ),
});

/** The desk of a spinning mill: cotton, ring frames and waste. */
const mill = z.strictObject({
  kind: z.literal('mill'),
  cone: picture.describe('Of a lot of cotton'),
  lots: listOf({
    number: z.string(),
    origin: demoText(40),
    paper: z.string().describe('The letter of credit it came under'),
    bales: count,
    left: whole,
    low: whole.describe('At or below it more has to come'),
    weight: count.describe('Kilograms a bale'),
    arrived: past,
    quality: demoText(60),
  }).min(1),
  shifts: listOf({ name: demoText(16), from: time })
    .length(3)
    .describe('In the order of the day, which begins with the first'),
  frames: listOf({
    id,
    name: demoText(16),
    good: ref('goods').describe('The yarn it spins'),
    most: count.describe('Kilograms a shift at the most'),
    least: count.describe('Below it the reason is asked for'),
  }).min(1),
  output: listOf({
    day: past,
    frame: ref('desk.frames'),
    kilos: z.array(whole.nullable()).length(3),
    note: demoText(80).optional().describe('Why it stopped'),
  }).describe(
    'A row for each frame and day; null is not weighed yet; of today the first shift only',
  ),
  fed: listOf({ day: past, lot: ref('desk.lots'), bales: count }).describe(
    'Bales that went to the blow room',
  ),
  sections: listOf({ id, name: demoText(30) }).min(1),
  waste: listOf({ day: past, section: ref('desk.sections'), kilos: whole }),
});

/** The checks of an office that tell when a task is done. */
const goals = [
  'costed',
  'received',
  'moved',
  'ordered',
  'approved',
  'delivered',
  'paid',
  'declared',
  'weighed',
  'issued',
] as const;

/** An office, as far as each of its parts can be checked alone. */
export const plainOffice = z.strictObject({
  engine: z.literal('office'),
  ...base,
  tasks: tasks(goals),
  address: demoText(120).describe('As it stands on invoices'),
  bin: z.string().describe('The business identification number on invoices'),
  currency: z.enum(['taka', 'dollar']).describe('Of its sales; dollars are counted in cents'),
  unit: z
    .strictObject({ one: demoText(16), many: demoText(16) })
    .describe('What goods are counted in, such as carton and cartons'),
  vat: z.number().int().min(0).describe('On sales, in parts of a thousand'),
  people: listOf({
    id,
    name: demoText(60),
    post: demoText(60),
    limit: amount.nullable().describe('Up to which amount they approve an order; null is any'),
  })
    .min(2)
    .describe('The one who sits there at first stands first'),
  stores: listOf({ id, name: demoText(40), place: demoText(60) }).min(2),
  goods: listOf({
    id,
    name: demoText(60),
    price: count,
    stock: z.array(z.number().int().min(0)).describe('In each store, in their order'),
  }).min(1),
  buyers: listOf({
    id,
    name: demoText(60),
    place: demoText(60),
    paper: z.string().optional().describe('The letter of credit they buy under'),
    limit: amount.describe('What they may owe, or the value of their letter of credit'),
    due: amount.describe('What they owe, or what was delivered under it'),
  }).min(1),
  orders: listOf({
    buyer: ref('buyers'),
    store: ref('stores'),
    lines: listOf({ good: ref('goods'), quantity: count }).min(1),
    day: past,
    state: z.enum(['waiting', 'approved']),
    by: ref('people').describe('The person who wrote it'),
  }).describe('Orders that are not delivered yet'),
  cheques: listOf({
    number: z.string(),
    buyer: ref('buyers'),
    amount: amount.min(1),
    day: day.describe('Its date'),
    state: z.enum(['held', 'cleared', 'returned']),
  }).default([]),
  desk: z.discriminatedUnion('kind', [imports, mill]),
});

/** showroom/demos: the office of a trading house or a mill. */
export const officeSchema = plainOffice.superRefine(checkedBy(faultsOf));
