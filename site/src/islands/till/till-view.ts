import type { Language } from '@nokshi/forms/languages.ts';
import type { IconDrawing } from '../../content/icon-drawing.ts';
import type { Text } from '../../content/text.ts';
import type { Good } from './sale.ts';

/** The sums that the receipt names in both languages; VAT and cash are the same word in both. */
export type SumName = 'total' | 'due' | 'change';

/** What the till shows: words in the language of the page, the receipt's in a second one as well. */
export type TillView = {
  language: Language;
  second: Language;
  goods: (Good & { name: Text; secondName: string; unit: Text; icon: IconDrawing })[];
  /** The keys that are pressed at first. */
  sale: string[];
  /** The notes of a customer, in taka. */
  notes: number[];
  labels: Record<
    'goods' | 'notes' | 'receipt' | 'item' | 'count' | 'amount' | 'vat' | 'cash' | 'clear',
    Text
  >;
  sums: Record<SumName, { label: Text; second: string }>;
};
