import { dayOf } from '../../../words/days.ts';
import { customerOf, type Good, itemOf, type ShopToday, type TillData } from '../data.ts';
import type { Bill, OfferDays, Sold } from '../world.ts';
import { paisaOf, percentOf, shared, total, vatWithin, wholeTaka } from './money.ts';

/** The total of a bill. Every screen and receipt takes its amounts from here. */
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
export function offerOn(
  { data, today }: ShopToday,
  offers: readonly OfferDays[],
  good: string,
  day = dayOf(today),
): number {
  const running = offers.filter(
    ({ id, from, to }) =>
      from <= day &&
      day <= to &&
      data.offers.find((offer) => offer.id === id)?.goods.includes(good),
  );
  return Math.max(0, ...running.map(({ percent }) => percent));
}

/** The percentage off each good of a bill, by its id. */
export const percentsOf = (
  shop: ShopToday,
  offers: readonly OfferDays[],
  { lines }: Pick<Bill, 'lines'>,
): NonNullable<Bill['agreed']> =>
  Object.fromEntries(
    lines.map(({ item }) => {
      const { id } = itemOf(shop.data, item).good;
      return [id, offerOn(shop, offers, id)];
    }),
  );

/** The cost of one unit of a good to somebody before offers, in paisa. */
export function listPrice(data: TillData, good: Good, customer: string | null): number {
  const isDealer = customerOf(data, customer)?.isDealer ?? false;
  return paisaOf(isDealer ? (good.dealerPrice ?? good.price) : good.price);
}

/**
 * Adds up a bill: price of the customer, offers of the day or of its first part, discount, what comes back, the lorry, and
 * rounding to the whole taka. The discount is shared out among the lines, so that the VAT within each
 * is worked out of what is really paid for it. It never goes beyond what the counter may give, whatever
 * left the bill since it was given.
 */
export function sumOf(
  shop: ShopToday,
  offers: readonly OfferDays[],
  bill: Bill,
  day = dayOf(shop.today),
): Sum {
  const { data } = shop;
  const priced = piecesOf(data, bill).map(({ item, quantity, oldPrice }) => {
    const { good } = itemOf(data, item);
    const price = oldPrice ?? listPrice(data, good, bill.customer);
    const gross = Math.round((price * quantity) / 1000);
    const percent = bill.agreed?.[good.id] ?? offerOn(shop, offers, good.id, day);
    const offer = oldPrice === null ? percentOf(gross, percent) : 0;
    const base = oldPrice === null ? gross - offer : 0;
    return { line: { item, quantity, price, gross, rate: good.vat }, offer, base };
  });
  const bases = priced.map(({ base }) => base);
  const discount = discountOn(total(bases), bill.discount, data.mostDiscount);
  const shares = shared(discount, bases);
  const lines = priced.map(({ line, offer }, index) => {
    const off = offer + (shares[index] ?? 0);
    const net = line.gross - off;
    return { ...line, off, net, vat: vatWithin(net, line.rate) };
  });
  const back = bill.back.map(({ item, price }) => ({
    price,
    vat: vatWithin(price, itemOf(data, item).good.vat),
  }));
  const returned = total(back.map((one) => one.price));
  const sites = customerOf(data, bill.customer)?.sites ?? [];
  const lorry = paisaOf(sites.find(({ id }) => id === bill.site)?.lorry ?? 0);
  const exactly = total(lines.map(({ net }) => net)) + lorry - returned;
  return {
    lines,
    gross: total(lines.map(({ gross }) => gross)),
    offers: total(priced.map(({ offer }) => offer)),
    discount,
    returned,
    lorry,
    rounding: wholeTaka(exactly) - exactly,
    total: wholeTaka(exactly),
    vat: total(lines.map(({ vat }) => vat)) - total(back.map(({ vat }) => vat)),
  };
}

/** What is sold at one price: a line, or a piece of it at the price of the old receipt. */
type Piece = { readonly item: string; readonly quantity: number; readonly oldPrice: number | null };

/** For each piece that came back one of the same good goes at its old price, in whatever size. */
function piecesOf(data: TillData, { lines, back }: Bill): readonly Piece[] {
  const goodOf = (item: string) => itemOf(data, item).good.id;
  let open = back;
  return lines.flatMap(({ item, quantity }) => {
    const swapped = open
      .filter((piece) => goodOf(piece.item) === goodOf(item))
      .slice(0, Math.floor(quantity / 1000));
    open = open.filter((piece) => !swapped.includes(piece));
    const rest = quantity - swapped.length * 1000;
    return [
      ...swapped.map(({ price }) => ({ item, quantity: 1000, oldPrice: price })),
      ...(rest > 0 ? [{ item, quantity: rest, oldPrice: null }] : []),
    ];
  });
}

const discountOn = (
  amount: number,
  { value, isPercent }: Bill['discount'],
  mostPercent: number,
): number =>
  Math.min(isPercent ? percentOf(amount, value) : paisaOf(value), percentOf(amount, mostPercent));
