import { formatSentences, type Told } from '@nokshi/forms/content-faults.ts';
import { z } from 'zod';
import { goodDrawings } from '../good-drawings.ts';
import { refuseSameKeys } from './same-keys.ts';
import { sample, words } from './words.ts';

const good = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z]+$/, { error: formatSentences['good-key'] })
    .describe('A short name of its own in small letters, such as rice'),
  drawing: z.enum(goodDrawings).describe('How it looks on the counter'),
  name: words(16, 'The name on the key and on the receipt'),
  unit: words(12, 'What one is, such as 1 kg'),
  price: z
    .number()
    .positive()
    .max(9999)
    .refine((taka) => Number(taka.toFixed(2)) === taka, {
      error: formatSentences.taka,
    })
    .describe('What one costs in taka, VAT included'),
  vat: z.number().min(0).max(100).describe('The VAT within the price, in percent; 0 for exempt'),
});

/** The counter on the home page that visitors can press. */
export const till = z
  .strictObject({
    sample,
    title: words(60, 'The heading'),
    intro: words(220, 'The sentence under the heading'),
    goods: z.array(good).length(5),
    sale: z
      .array(z.string())
      .min(1)
      .max(12)
      .describe('The keys that stand on the receipt at first, in the order of pressing'),
    notes: z
      .array(z.number().int().positive())
      .length(3)
      .describe('The notes that a customer may hand over, in taka'),
    labels: z.strictObject({
      goods: words(30, 'The name of the keys, for screen readers'),
      notes: words(40, 'The name of the notes'),
      receipt: words(30, 'The name of the receipt'),
      item: words(20, 'The head of the names'),
      count: words(20, 'The head of the counts'),
      amount: words(20, 'The head of the amounts'),
      total: words(16, 'The sum'),
      vat: words(16, 'The VAT within the sum'),
      cash: words(16, 'What was handed over'),
      due: words(16, 'What is still to pay'),
      change: words(16, 'What goes back'),
      clear: words(16, 'The button that begins anew'),
    }),
  })
  .superRefine(({ goods, sale }, context) => {
    const keys = goods.map(({ key }) => key);
    refuseSameKeys(keys, (index) => ['goods', index, 'key'], context);
    for (const [index, key] of sale.entries()) {
      if (keys.includes(key)) continue;
      context.addIssue({
        code: 'custom',
        path: ['sale', index],
        params: { code: 'sale-key', values: { keys: keys.join(', ') } } satisfies Told,
        message: `must be one of the keys ${keys.join(', ')}`,
      });
    }
  });
