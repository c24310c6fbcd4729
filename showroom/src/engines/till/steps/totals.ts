import type { DayOffset } from '../../../words/days.ts';
import { customerOf, itemOf, type TillData } from '../data.ts';
import type { Sold } from '../sold.ts';
import type { Bill, Line, OfferDays } from '../world.ts';
import { paisaOf, shared, vatWithin, wholeTaka } from './money.ts';

/** What a bill comes to. Every screen and receipt takes its amounts from here. */
export type Sum = {
  readonly lines: readonly Sold[];
  /** The goods before anything is taken off. */
  readonly gross: number;
  readonly offers: number;
  readonly discount: number;
  /** The worth of what comes back. */
  readonly returned: number;
  readonly lorry: number;
  /** What the nearest whole taka adds or takes. */
  readonly rounding: number;
  /** To pay; below zero when more comes back than is taken. */
  readonly total: number;
  /** The VAT within it. */
  readonly vat: number;
};

/** The percentage off a good on a day: the best of the offers that run. */
export const offerOn = (
  data: TillData,
  offers: readonly OfferDays[],
  good: string,
  day: DayOffset = 0,
): number =>
  Math.max(
    0,
    ...offers
      .filter(
        ({ id, from, to }) =>
          from <= day &&
          day <= to &&
          data.offers.find((offer) => offer.id === id)?.goods.includes(good),
      )
      .map(({ percent }) => percent),
  );

/**
 * Adds up a bill: price of the customer, offers of the day, discount, what comes back, the lorry, and
 * rounding to the whole taka. The discount is shared out among the lines, so that the VAT within each
 * is worked out of what is really paid for it.
 */
export function sumOf(data: TillData, offers: readonly OfferDays[], bill: Bill): Sum {
  const customer = customerOf(data, bill.customer);
  const priced = bill.lines.map((line) => price(data, offers, line, customer?.isDealer ?? false));
  const bases = priced.map(({ gross, off, isFixed }) => (isFixed ? 0 : gross - off));
  const discount = discountOn(total(bases), bill.discount);
  const shares = shared(discount, bases);
  const lines = priced.map(({ isFixed: _, ...line }, index) => {
    const off = line.off + (shares[index] ?? 0);
    const net = line.gross - off;
    return { ...line, off, net, vat: vatWithin(net, line.rate) };
  });
  const back = bill.back.map(({ item, price }) => ({
    price,
    vat: vatWithin(price, itemOf(data, item).good.vat),
  }));
  const returned = total(back.map((one) => one.price));
  const lorry = paisaOf(customer?.sites.find(({ id }) => id === bill.site)?.lorry ?? 0);
  const exactly = total(lines.map(({ net }) => net)) + lorry - returned;
  return {
    lines,
    gross: total(lines.map(({ gross }) => gross)),
    offers: total(priced.map(({ off }) => off)),
    discount,
    returned,
    lorry,
    rounding: wholeTaka(exactly) - exactly,
    total: wholeTaka(exactly),
    vat: total(lines.map(({ vat }) => vat)) - total(back.map(({ vat }) => vat)),
  };
}

export const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

function price(
  data: TillData,
  offers: readonly OfferDays[],
  { item, quantity, fixed }: Line,
  isDealer: boolean,
) {
  const { good } = itemOf(data, item);
  const listed = isDealer ? (good.dealerPrice ?? good.price) : good.price;
  const each = fixed ?? paisaOf(listed);
  const gross = Math.round((each * quantity) / 1000);
  const percent = fixed === null ? offerOn(data, offers, good.id) : 0;
  const off = Math.round((gross * percent) / 100);
  return { item, quantity, price: each, gross, off, rate: good.vat, isFixed: fixed !== null };
}

const discountOn = (amount: number, { value, isPercent }: Bill['discount']): number =>
  Math.min(amount, isPercent ? Math.round((amount * value) / 100) : paisaOf(value));
