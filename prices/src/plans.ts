import type { InOneLanguage } from '@nokshi/forms/in-language.ts';
import type { PriceBook } from './book.ts';

/** The book as programs reckon with it, its words in one language. */
export type Book = InOneLanguage<PriceBook>;
export type Plan = Book['plans'][number];

type Moving = NonNullable<Plan['moving']>;

/** What is reckoned with of the book and of a plan, whatever their words are read as. */
export type BookFigures = Omit<Book, 'plans' | 'hardware' | 'vat'> & {
  vat: { rate: number; lines: readonly Pick<Book['vat']['lines'][number], 'item' | 'rate'>[] };
};
export type PlanFigures = Pick<
  Plan,
  'key' | 'measure' | 'rent' | 'buy' | 'training' | 'messages' | 'period'
> & { moving?: Pick<Moving, 'usual' | 'included'> | undefined };

/** Whether the page of prices asks for it. */
export const isAsked = ({ training }: Pick<Plan, 'training'>): boolean => training !== undefined;

/** The id of its line in the list of the page of prices, which links name for visitors without script. */
export const listPlace = ({ key }: Pick<Plan, 'key'>): string => `price-${key}`;

/**
 * The plan that a name means: its own key, or a product, gallery or service that it prices; small
 * letters are as good.
 */
export function planNamed(book: Book, name: string): Plan | undefined {
  const wanted = name.trim().toLowerCase();
  const named = (plan: Plan): string[] => [
    plan.key,
    ...plan.products,
    ...plan.galleries,
    ...plan.services,
  ];
  const plans = book.plans.filter(isAsked);
  return (
    plans.find(({ key }) => key.toLowerCase() === wanted) ??
    plans.find((plan) => named(plan).some((one) => one.toLowerCase() === wanted))
  );
}
