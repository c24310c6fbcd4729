import { daysLater } from '@nokshi/forms/calendar-day.ts';
import { type Answers, smallestAnswers } from './answers.ts';
import { type ItemKey, wayNames } from './choices.ts';
import type { BookFigures, PlanFigures } from './plans.ts';

/** All amounts are whole paisa, without VAT unless they say so. */
type Paisa = number;

/** A line of an offer: what is paid once, and each month from a month on. */
export type Item = {
  key: ItemKey;
  once: Paisa;
  monthly: Paisa;
  /** For how many months nothing is paid for it at first. */
  freeMonths: number;
  /** The rate of VAT on it, in per cent. */
  vatRate: number;
};

export type Weeks = { from: number; to: number };

export type Offer = {
  items: Item[];
  once: Paisa;
  monthly: Paisa;
  /** What VAT comes to, and its rate on the lines that have none of their own. */
  vat: { rate: number; once: Paisa; monthly: Paisa };
  /** What is paid first, with VAT: paymentOf() says what for. */
  firstPayment: Paisa;
  firstYear: Paisa;
  threeYears: Paisa;
  /** The same sums with VAT: what visitors are shown beside the lines of an offer. */
  payable: { once: Paisa; monthly: Paisa; firstYear: Paisa; threeYears: Paisa };
  /** Until it is in use. */
  weeks: Weeks;
  /** The last day on which it holds, such as 2026-12-20. */
  validUntil: string;
  /** The day of the price book it was reckoned with. */
  priceBook: string;
};

/** A line before VAT is known. */
type UntaxedItem = Omit<Item, 'vatRate'>;

/** A line of which nothing is said that would be nothing. */
const itemOf = (key: ItemKey, amounts: Partial<Omit<UntaxedItem, 'key'>>): UntaxedItem => ({
  ...{ key, once: 0, monthly: 0, freeMonths: 0 },
  ...amounts,
});

const paisaOf = (taka: number): Paisa => Math.round(taka * 100);

export type Tariff = NonNullable<PlanFigures['rent']>['price'];

/** What a price is made of: so many at so much each, in taka. */
type PricePart = { count: number; each: number };

/** The cost of so many: the price that holds some, and each other one at the price of its step. */
export function partsOf({ base, steps }: Tariff, size: number): PricePart[] {
  const further = steps.map(({ above, each }, index) => {
    const end = Math.min(size, steps[index + 1]?.above ?? size);
    return { count: Math.max(0, end - above), each };
  });
  return [{ count: 1, each: base }, ...further].filter(({ count, each }) => count * each > 0);
}

/** The cost of so many, in taka. */
export const priceOf = (tariff: Tariff, size: number): number =>
  partsOf(tariff, size).reduce((sum, { count, each }) => sum + count * each, 0);

/** The step of a list that a size falls in. */
export const stepFor = <Step extends { above: number }>(
  steps: readonly Step[],
  size: number,
): Step => {
  const step = steps.findLast(({ above }) => above < size) ?? steps[0];
  if (!step) throw new Error('a list of steps has none');
  return step;
};

const workingDaysOfAWeek = 5;

/** How long it takes until so many are in use, in weeks. */
export function weeksOf({ unit, steps }: PlanFigures['period'], size: number): Weeks {
  const { from, to } = stepFor(steps, size);
  if (unit === 'week') return { from, to };
  return { from: Math.ceil(from / workingDaysOfAWeek), to: Math.ceil(to / workingDaysOfAWeek) };
}

const rowsAtOnce = 100;
const monthsOfAYear = 12;

/** The rent of a plan; nothing where it is bought. */
const rentOf = ({ rent, buy }: PlanFigures, { way }: Answers) =>
  way === 'rent' || !buy ? rent : undefined;

/** What is paid first: what is paid once, and the first month or year of rent; or a part at signing. */
export const paymentOf = (plan: PlanFigures, answers: Answers): 'month' | 'year' | 'signing' =>
  rentOf(plan, answers)?.per ?? 'signing';

/** The rate of VAT on a line: its own, or that of the book. */
const vatRateOf = ({ vat }: Pick<BookFigures, 'vat'>, key: ItemKey): number =>
  vat.lines.find(({ item }) => item === key)?.rate ?? vat.rate;

/** An amount and the rate of VAT on it. */
type Taxed = { amount: Paisa; rate: number };

/** Amounts in one sum for each rate, so that VAT is rounded once for each, as on an invoice. */
function sumsByRate(amounts: readonly Taxed[]): Taxed[] {
  const sums = new Map<number, Paisa>();
  for (const { amount, rate } of amounts) sums.set(rate, (sums.get(rate) ?? 0) + amount);
  return [...sums].map(([rate, amount]) => ({ rate, amount }));
}

const sumOf = (amounts: readonly Taxed[]): Paisa =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

const vatOn = (amounts: readonly Taxed[]): Paisa =>
  sumsByRate(amounts).reduce((sum, { amount, rate }) => sum + Math.round((amount * rate) / 100), 0);

const payableOf = (amounts: readonly Taxed[]): Paisa => sumOf(amounts) + vatOn(amounts);

/** What an amount comes to with VAT at the rate of its line; at that of the book where it is in no offer. */
export const withVat = (amount: Paisa, book: Pick<BookFigures, 'vat'>, key?: ItemKey): Paisa =>
  payableOf([{ amount, rate: key === undefined ? book.vat.rate : vatRateOf(book, key) }]);

/** What is paid first, by its rates. What is rented by the year is paid by the year, not twelve times its rounded month. */
function firstPaymentOf(
  book: BookFigures,
  plan: PlanFigures,
  answers: Answers,
  once: readonly Taxed[],
): Taxed[] {
  const rent = rentOf(plan, answers);
  if (rent) {
    const amount = paisaOf(priceOf(rent.price, answers.size));
    return [...once, { amount, rate: vatRateOf(book, 'rent') }];
  }
  const [first = 0] = book.payment;
  return sumsByRate(once).map(({ amount, rate }) => ({
    rate,
    amount: Math.round((amount * first) / 100),
  }));
}

/** The lines of the way to pay: a rent and its setup, or a price with hosting and care. */
function ownItems(book: BookFigures, plan: PlanFigures, answers: Answers): UntaxedItem[] {
  const { buy } = plan;
  const { size, care } = answers;
  const rent = rentOf(plan, answers);
  if (rent) {
    const months = rent.per === 'month' ? 1 : monthsOfAYear;
    const monthly = Math.round(paisaOf(priceOf(rent.price, size)) / months);
    return [itemOf('rent', { monthly }), itemOf('setup', { once: paisaOf(rent.setup) })];
  }
  if (!buy) return [];
  const price = paisaOf(priceOf(buy.price, size));
  const hosting = buy.hosting ? Math.round(paisaOf(book.hosting) / monthsOfAYear) : 0;
  const { percent, freeMonths } = book.care;
  const careMonthly = care === 'yes' ? Math.round((price * percent) / 100 / monthsOfAYear) : 0;
  return [
    itemOf('buy', { once: price }),
    itemOf('hosting', { monthly: hosting }),
    itemOf('care', { monthly: careMonthly, freeMonths }),
  ];
}

/** Items that are worked for, not used: moving, training, travelling. */
function workItems(
  book: BookFigures,
  plan: PlanFigures,
  { rows, from, days, place, where }: Answers,
): UntaxedItem[] {
  const paidRows = Math.max(0, rows - (plan.moving?.included ?? 0));
  const paidDays = Math.max(0, days - (plan.training?.included ?? 0));
  const isVisit = place === 'company' && days > 0;
  const once = (key: ItemKey, taka: number) => itemOf(key, { once: paisaOf(taka) });
  return [
    once('moving', Math.ceil(paidRows / rowsAtOnce) * book.moving[from]),
    once('training', paidDays * book.training[place]),
    once('travel', isVisit ? book.travel[where] : 0),
  ];
}

/**
 * The offer for these answers: what the page shows, the server keeps and the paper says.
 * @param today the day on which it is made, such as 2026-11-20
 */
export function makeOffer(
  book: BookFigures,
  plan: PlanFigures,
  answers: Answers,
  today: string,
): Offer {
  const items = [
    ...ownItems(book, plan, answers),
    ...workItems(book, plan, answers),
    itemOf('messages', { monthly: answers.messages * book.message }),
  ]
    .filter(({ once, monthly }) => once > 0 || monthly > 0)
    .map((item): Item => ({ ...item, vatRate: vatRateOf(book, item.key) }));
  const taxed = (amount: (item: Item) => Paisa): Taxed[] =>
    items.map((item) => ({ amount: amount(item), rate: item.vatRate }));
  const once = taxed((item) => item.once);
  const monthly = taxed((item) => item.monthly);
  /** What is paid once, and then each month. */
  const payments = [
    once,
    ...Array.from({ length: 3 * monthsOfAYear }, (_, month) =>
      taxed((item) => (item.freeMonths <= month ? item.monthly : 0)),
    ),
  ];
  /** Of each payment alone, as VAT is rounded on it. */
  const paidIn = (years: number, of: (amounts: readonly Taxed[]) => Paisa): Paisa =>
    payments.slice(0, 1 + years * monthsOfAYear).reduce((sum, payment) => sum + of(payment), 0);
  return {
    items,
    once: sumOf(once),
    monthly: sumOf(monthly),
    vat: { rate: book.vat.rate, once: vatOn(once), monthly: vatOn(monthly) },
    firstPayment: payableOf(firstPaymentOf(book, plan, answers, once)),
    firstYear: paidIn(1, sumOf),
    threeYears: paidIn(3, sumOf),
    payable: {
      once: payableOf(once),
      monthly: payableOf(monthly),
      firstYear: paidIn(1, payableOf),
      threeYears: paidIn(3, payableOf),
    },
    weeks: weeksOf(plan.period, answers.size),
    validUntil: daysLater(today, book.validDays),
    priceBook: book.day,
  };
}

/** The answers with the other way to pay; undefined where there is one way alone. */
export function otherWay(plan: PlanFigures, answers: Answers): Answers | undefined {
  if (!plan.rent || !plan.buy) return undefined;
  const way = wayNames.find((name) => name !== answers.way);
  return way && { ...answers, way };
}

/** What the smallest of a plan costs before anything is asked, with VAT, and what is paid first of it. */
export function smallestPayments(book: BookFigures, plan: PlanFigures) {
  const answers = smallestAnswers(plan);
  const { firstPayment, payable } = makeOffer(book, plan, answers, book.day);
  return {
    way: paymentOf(plan, answers),
    first: firstPayment,
    whole: payable.once,
    monthly: payable.monthly,
  };
}
export type SmallestPayments = ReturnType<typeof smallestPayments>;
