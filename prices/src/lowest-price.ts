import type { PriceBook } from './book.ts';
import type { MeasureName } from './measures.ts';
import { priceOf, stepFor, type Tariff, type Weeks, withVat } from './offer.ts';
import type { BookFigures } from './plans.ts';

/** What a lowest price is for. */
export const priceUnits = [
  'once',
  'month',
  'year',
  'branch-month',
  'user-month',
  'student-year',
  'project',
] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** A lowest price in paisa, with VAT. */
export type LowestPrice = { from: number; per: PriceUnit };

/** The numbers of a plan, whatever its words are read as. */
type PricedPlan = Pick<
  PriceBook['plans'][number],
  'measure' | 'rent' | 'buy' | 'period' | 'services'
>;

const perOne: Partial<Record<`${MeasureName}-${'month' | 'year'}`, PriceUnit>> = {
  'branches-month': 'branch-month',
  'users-month': 'user-month',
  'students-year': 'student-year',
};

/** The cost of the smallest size in paisa, with VAT: of what the price holds, or of one. */
export const lowestOf = (
  tariff: Tariff,
  book: Pick<BookFigures, 'vat'>,
  way: 'rent' | 'buy',
): number => withVat(priceOf(tariff, Math.max(1, tariff.included)) * 100, book, way);

/**
 * The lowest prices of a plan: the rent, and the price of buying it. A rent for one alone says so:
 * "a month per branch". What holds several is a price by the month, and `forWhom` says for how many.
 */
export function lowestPrices(
  { rent, buy, measure, services }: PricedPlan,
  book: Pick<BookFigures, 'vat'>,
): LowestPrice[] {
  const prices: LowestPrice[] = [];
  if (rent) {
    const one = rent.price.included <= 1 ? perOne[`${measure}-${rent.per}`] : undefined;
    prices.push({ from: lowestOf(rent.price, book, 'rent'), per: one ?? rent.per });
  }
  if (buy) {
    prices.push({
      from: lowestOf(buy.price, book, 'buy'),
      per: services.length > 0 && !rent ? 'project' : 'once',
    });
  }
  return prices;
}

/** How long the smallest takes: in working days where the book counts it so. */
export function leastTime({ period }: Pick<PricedPlan, 'period'>): Weeks & {
  unit: 'working-day' | 'week';
} {
  const { unit, steps } = period;
  const { from, to } = stepFor(steps, 1);
  return { unit, from, to };
}
