import { plainCode } from '@nokshi/forms/plain-signs.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { areaOf, type Premises, type ShopData } from '../data.ts';
import { words } from '../words/words.ts';
import { type Line, type Order, orderOf, type Step } from '../world.ts';
import { checkShelf } from './basket.ts';
import { dueFor, openSlots } from './delivery.ts';
import { advanceOf, stepPrice, totalOf } from './prices.ts';
import { withStockMoved } from './stock.ts';

/** What the buyer says at the checkout, as it was typed. */
export type Wish = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly area: string;
  readonly payment: string;
  /** Of bKash or the card; nothing keeps it. */
  readonly payingNumber: string;
  readonly months: number | null;
  readonly slot: string | null;
};

/** What an order is made from: where it goes, how it is paid, checked. */
type Ordered = Pick<
  Order,
  'name' | 'address' | 'phone' | 'area' | 'payment' | 'months' | 'slot' | 'lines'
>;

/** The fewest letters and digits that tell a courier where to go. */
const shortestAddress = 5;

/**
 * Makes an order of the basket and takes its goods from the shelf.
 * @throws Refusal when the basket is empty, a shelf too, a field is wrong, or it can't come then
 */
export const placeOrder: Step<[wish: Wish]> = (premises, world, wish) => {
  const { data, language } = premises;
  if (world.basket.length === 0) refuse(language, words.empty);
  const name = wish.name.trim();
  if (name === '') refuse(language, words.nameMissing, {}, 'name');
  const address = wish.address.trim();
  if (address === '') refuse(language, words.addressMissing, {}, 'address');
  if (address.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').length < shortestAddress) {
    refuse(language, words.addressShort, {}, 'address');
  }
  const payment = data.checkout.payments.find((one) => one === wish.payment);
  if (payment === undefined) return refuse(language, words.paymentMissing, {}, 'payment');
  const phone = mobileNumber(wish.phone) ?? null;
  const isPhoneless = wish.phone.trim() === '' && payment !== 'cash';
  if (phone === null && !isPhoneless) refuse(language, words.phoneWrong, {}, 'phone');
  checkPayingNumber(premises, payment, wish.payingNumber);
  const lines = priced(data, world.basket);
  const { area, months, slot } = wish;
  const values = { name, address, phone, area, payment, months, slot, lines };
  return { ...ordered(premises, world, values), basket: [] };
};

/** @throws Refusal for a number that none can be paid by */
function checkPayingNumber({ language }: Premises, payment: Order['payment'], typed: string): void {
  if (payment === 'bkash' && mobileNumber(typed) === undefined) {
    refuse(language, words.bkashWrong, {}, 'bkash');
  }
  if (payment === 'card' && !/^\d{16}$/.test(plainCode(typed)))
    refuse(language, words.cardWrong, {}, 'card');
}

const priced = (data: ShopData, lines: readonly Line[]): Order['lines'] =>
  lines.map((line) => ({ ...line, price: stepPrice(data, line), instead: null }));

/** The world with one more order. @throws Refusal when a shelf is too empty, or it can't come */
const ordered: Step<[values: Ordered]> = (premises, world, values) => {
  const { data, language, today } = premises;
  // Another tab may have sold it meanwhile.
  for (const { good } of values.lines) checkShelf(premises, world, values.lines, good);
  const delivery = areaOf(data, values.area)?.price;
  if (delivery === undefined) return refuse(language, words.areaMissing, {}, 'area');
  const due = dueFor(premises, world, values.slot);
  const total = totalOf({ lines: values.lines, delivery });
  checkMonths(premises, values, total);
  const order: Order = {
    ...values,
    slot: data.checkout.delivery.kind === 'slot' ? values.slot : null,
    number: Math.max(...world.orders.map((one) => one.number)) + 1,
    delivery,
    paid: values.payment === 'cash' ? 0 : advanceOf(total, data.checkout.advance),
    state: 'new',
    day: dayOf(today),
    due,
    isRegular: false,
    isOwn: true,
  };
  const after = { ...world, due: null, orders: [order, ...world.orders] };
  return withStockMoved(after, order.lines, -1);
};

/** @throws Refusal for instalments that are not offered, or not of so small a sum */
function checkMonths(
  { data, language }: Premises,
  { payment, months }: Pick<Ordered, 'payment' | 'months'>,
  total: number,
): void {
  if (months === null) return;
  const offered = payment === 'card' ? data.checkout.instalments : undefined;
  if (!offered?.months.includes(months)) refuse(language, words.noMonths, {}, 'months');
  else if (total < offered.least) refuse(language, words.tooLittle, {}, 'months');
}

/** What "Order again" orders: the lines of an order at today's prices, and what they come to. */
export function repeatOf(premises: Premises, order: Order, good?: string) {
  const { data } = premises;
  const wanted = order.lines.filter((line) => good === undefined || line.good === good);
  const lines = priced(data, wanted);
  const delivery = areaOf(data, order.area)?.price ?? order.delivery;
  return { lines, delivery, total: totalOf({ lines, delivery }) };
}

/**
 * Orders once more what an order holds, to the same place and paid alike; the basket stays.
 * @param good where only this one of it is wanted
 * @throws Refusal as placeOrder does
 */
export const orderAgain: Step<[number: number, good?: string]> = (
  premises,
  world,
  number,
  good,
) => {
  const order = orderOf(world, number);
  if (!order) return world;
  const { name, address, phone, area, payment } = order;
  const { lines, total } = repeatOf(premises, order, good);
  if (lines.length === 0) return world;
  const [slot] = openSlots(premises, world);
  const least = premises.data.checkout.instalments?.least ?? 0;
  const months = total < least ? null : order.months;
  const values = { name, address, phone, area, payment, months, lines, slot: slot?.id ?? null };
  return ordered(premises, world, values);
};
