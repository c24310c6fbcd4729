import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import { checkLimit, decides } from '../../../ledger/limits.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import type { OfficeData, Step } from '../data.ts';
import { money } from '../words/money.ts';
import { words } from '../words/words.ts';
import type { Invoice, OfficeWorld, Order } from '../world-schema.ts';
import { boundOf, isOpen, orderTotal, priced } from './dues.ts';
import { checkFree, isQuantity, putIn } from './stock.ts';

/**
 * Writes an order. It is approved at once where the writer may approve so much, else it waits.
 * @throws Refusal for no or no whole quantities, beyond the buyer's limit, and when what is approved at
 * once is not in the store
 */
export const placeOrder: Step<[wish: Pick<Order, 'buyer' | 'store' | 'lines'>]> = (
  premises,
  world,
  wish,
) => {
  const { data, language, today } = premises;
  const wrong = wish.lines.find(({ quantity }) => !isQuantity(quantity));
  if (wish.lines.length === 0) refuse(language, words.emptyOrder);
  if (wrong) refuse(language, words.notQuantity, {}, `good-${wrong.good}`);
  const amount = orderTotal(data, wish);
  checkBound(premises, world, wish.buyer, amount);
  const { person } = world;
  const isApproved = decides(oneOf(data.people, person), amount);
  if (isApproved) checkFree(premises, world, wish.store, wish.lines);
  const order: Order = {
    number: world.nextOrder,
    ...wish,
    day: dayOf(today),
    state: isApproved ? 'approved' : 'waiting',
    by: person,
    approver: isApproved ? person : null,
  };
  return { ...world, orders: [order, ...world.orders], nextOrder: world.nextOrder + 1 };
};

/** @throws Refusal when an order would bind a buyer beyond the limit */
function checkBound(
  { data, language }: Premises<OfficeData>,
  world: OfficeWorld,
  id: string,
  amount: number,
): void {
  const buyer = oneOf(data.buyers, id);
  const bound = boundOf(data, world, id);
  const over = bound + amount - buyer.limit;
  if (over <= 0) return;
  const values = (value: number) => money(value, data.currency, language);
  refuse(language, buyer.paper === undefined ? words.overLimit : words.overPaper, {
    buyer: textIn(buyer.name, language),
    paper: buyer.paper ?? '',
    limit: values(buyer.limit),
    due: values(bound),
    amount: values(amount),
    over: values(over),
  });
}

/** The world with an order as it is now. */
const replaced = (world: OfficeWorld, order: Order): OfficeWorld => ({
  ...world,
  orders: world.orders.map((one) => (one.number === order.number ? order : one)),
});

/**
 * Approves or refuses an order that waits; one that was approved can be withdrawn until it leaves.
 * @throws Refusal for who may not decide on so much, naming who may; and for approving more than the
 * store has free
 */
export const decide: Step<[number, 'approved' | 'refused']> = (premises, world, number, state) => {
  const { data, language } = premises;
  const order = world.orders.find((one) => one.number === number);
  if (!order || !isOpen(order) || order.state === state) refuse(language, words.nothingToSay);
  const inWords = (amount: number) => money(amount, data.currency, language);
  checkLimit(premises, world, orderTotal(data, order), words, inWords);
  if (state === 'approved') checkFree(premises, world, order.store, order.lines);
  return replaced(world, { ...order, state, approver: world.person });
};

/**
 * Delivers an approved order: takes its goods out of the store, where they were kept for it, and issues
 * the invoice, which is what the buyer owes.
 * @throws Refusal when it is not approved
 */
export const deliver: Step<[number: number]> = ({ data, language, today }, world, number) => {
  const order = world.orders.find((one) => one.number === number);
  if (order?.state !== 'approved') refuse(language, words.nothingToSay);
  const invoice: Invoice = {
    number: world.nextInvoice,
    day: dayOf(today),
    buyer: order.buyer,
    store: order.store,
    lines: priced(data, order.lines),
  };
  return {
    ...replaced(putIn(world, order.store, order.lines, -1), { ...order, state: 'delivered' }),
    invoices: [invoice, ...world.invoices],
    nextInvoice: world.nextInvoice + 1,
  };
};
