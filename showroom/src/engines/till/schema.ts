import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { demoText } from '../../demo/words-schema.ts';
import { counter, customer, good, id, named, offer, sale } from './schema-parts.ts';

/** What a till notices of the tasks. */
const goals = [
  'weighed',
  'sold',
  'printed',
  'exchanged',
  'offered',
  'charged',
  'collected',
  'sent',
  'closed',
] as const;

/** showroom/demos: the till of a shop. */
export const tillSchema = z
  .strictObject({
    engine: z.literal('till'),
    ...base,
    tasks: tasks(goals),
    logoHoldsName: z.boolean().describe('Whether the name is drawn in the logo'),
    arrangement: z
      .enum(['keys', 'squares', 'paper'])
      .describe('Of the counter: with a keypad, with the sizes of one good large, or as a bill'),
    place: demoText(60).describe('Beside the name at the top'),
    address: demoText(120).describe('On receipts'),
    phone: z.string().max(24),
    bin: z
      .string()
      .max(24)
      .nullable()
      .describe('The VAT registration; receipts are Mushak 6.3 with one'),
    thanks: demoText(120).describe('At the foot of a receipt'),
    customersName: demoText(24).describe('What those with a book of their own are called, all'),
    customerName: demoText(24).describe('And one of them'),
    receipts: z.strictObject({
      prefix: z.string().max(6).describe('Before the number, such as LS-'),
      next: z.number().int().positive(),
      nextChallan: z.number().int().positive(),
    }),
    mostDiscount: z.number().int().min(0).max(50).describe('On a bill, percent'),
    nearDays: z.number().int().min(1).nullable().describe('From how many days on a date is near'),
    exchangeDays: z.number().int().min(1).nullable().describe('How long things may be exchanged'),
    hasScale: z.boolean().describe('Whether a scale stands on the counter'),
    earlier: z.number().int().min(0).max(200).describe('How many sales today has seen besides'),
    sections: z.array(named).min(1),
    goods: z.array(good).min(4),
    customers: z.array(customer).min(1),
    offers: z.array(offer).max(6),
    counters: z.array(counter).min(1).max(6),
    opensAt: id.describe('The counter that is shown at first'),
    sales: z.array(sale).min(1).describe('What was sold before, the newest first'),
  })
  .superRefine((till, context) => {
    const items = till.goods.flatMap(({ id: good, stock }) =>
      typeof stock === 'number'
        ? [good]
        : stock.colours.flatMap((colour) =>
            stock.sizes.map((size) => `${good}/${colour.id}/${size.toLowerCase()}`),
          ),
    );
    const idsOf = (list: readonly { id: string }[]) => list.map((one) => one.id);
    const expect = (path: (string | number)[], name: string | null, known: readonly string[]) => {
      if (name === null || known.includes(name)) return;
      const message = `names ${name}; there are: ${known.slice(0, 40).join(', ')}`;
      context.addIssue({ code: 'custom', path, message });
    };
    const customers = idsOf(till.customers);
    const counters = idsOf(till.counters);
    expect(['opensAt'], till.opensAt, counters);
    for (const [index, { section, stock }] of till.goods.entries()) {
      expect(['goods', index, 'section'], section, idsOf(till.sections));
      if (typeof stock === 'number') continue;
      for (const colour of stock.colours) {
        if (colour.left.length === stock.sizes.length) continue;
        const message = `${colour.id} has ${colour.left.length} counts for ${stock.sizes.length} sizes`;
        context.addIssue({ code: 'custom', path: ['goods', index, 'stock'], message });
      }
    }
    for (const [index, { goods }] of till.offers.entries()) {
      for (const one of goods) expect(['offers', index, 'goods'], one, idsOf(till.goods));
    }
    for (const [index, { bill }] of till.counters.entries()) {
      if (!bill) continue;
      expect(['counters', index, 'bill', 'customer'], bill.customer, customers);
      const sites = till.customers.find((one) => one.id === bill.customer)?.sites ?? [];
      expect(['counters', index, 'bill', 'site'], bill.site, idsOf(sites));
      const numbers = till.sales.map(({ number }) => `${till.receipts.prefix}${number}`);
      expect(['counters', index, 'bill', 'exchange'], bill.exchange, numbers);
      for (const one of [...bill.lines.map(({ item }) => item), ...bill.back]) {
        expect(['counters', index, 'bill'], one, items);
      }
    }
    for (const [index, { lines, customer: buyer, counter: at }] of till.sales.entries()) {
      expect(['sales', index, 'customer'], buyer, customers);
      expect(['sales', index, 'counter'], at, counters);
      for (const { item } of lines) expect(['sales', index, 'lines'], item, items);
    }
  });
