import type { Language } from '@nokshi/forms/languages.ts';
import type { Text } from './text.ts';

/** One key of the till. Amounts everywhere are whole paisa, so that sums are exact. */
export type Good = {
  readonly id: string;
  /** The price of one, VAT included, in paisa. */
  readonly price: number;
  /** The VAT within the price, in percent; 0 for what is exempt. */
  readonly vat: number;
};

/** The sums that the receipt names in both languages; VAT and cash are the same word in both. */
export type SumName = 'total' | 'due' | 'change';

/** The content of the till: words in the language of the page, the receipt's in a second one as well. */
export type TillView = {
  language: Language;
  /** That of a receipt's second words, where the site speaks more than one. */
  second: Language | undefined;
  goods: (Good & { name: Text; secondName: string; unit: Text })[];
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
