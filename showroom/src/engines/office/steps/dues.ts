import { plainCode } from '@nokshi/forms/plain-signs.ts';
import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { isBankDay, nearestDay } from '../../../words/calendar.ts';
import { dayInWords, dayOf } from '../../../words/days.ts';
import type { OfficeData, Step } from '../data.ts';
import { money } from '../words/money.ts';
import { words } from '../words/words.ts';
import type { Cheque, Invoice, Line, OfficeWorld, Order } from '../world-schema.ts';
import { isQuantity } from './stock.ts';

/** The total of priced lines: the goods, the VAT on them to whole units, and both. */
export function totalsOf(data: Pick<OfficeData, 'vat'>, lines: Invoice['lines']) {
  const value = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const vat = Math.round((value * data.vat) / 1000);
  return { value, vat, total: value + vat };
}

/** Lines with the price of today. */
export const priced = (data: Pick<OfficeData, 'goods'>, lines: readonly Line[]): Invoice['lines'] =>
  lines.map((line) => ({ ...line, price: oneOf(data.goods, line.good).price }));

/** The cost of an order, VAT included. */
export const orderTotal = (data: OfficeData, { lines }: Pick<Order, 'lines'>): number =>
  totalsOf(data, priced(data, lines)).total;

/** What some of the things of a buyer come to. */
const sumFor = <Row extends { readonly buyer: string }>(
  rows: readonly Row[],
  buyer: string,
  of: (row: Row) => number,
): number => rows.reduce((sum, row) => sum + (row.buyer === buyer ? of(row) : 0), 0);

/** The debt of a buyer: what they owed at first and their invoices since, without what they paid. */
export const dueOf = (data: OfficeData, world: OfficeWorld, buyer: string): number =>
  oneOf(data.buyers, buyer).due +
  sumFor(world.invoices, buyer, ({ lines }) => totalsOf(data, lines).total) -
  sumFor(world.payments, buyer, ({ amount }) => amount);

export const isOpen = ({ state }: Order): boolean => state === 'waiting' || state === 'approved';

/** The debt of a buyer, with the orders that are under way. */
export const boundOf = (data: OfficeData, world: OfficeWorld, buyer: string): number =>
  dueOf(data, world, buyer) +
  sumFor(world.orders.filter(isOpen), buyer, (order) => orderTotal(data, order));

/** The total of a buyer's cheques that are not at the bank yet. */
export const heldOf = ({ cheques }: OfficeWorld, buyer: string): number =>
  sumFor(cheques, buyer, ({ amount, state }) => (state === 'held' ? amount : 0));

type Paid = { readonly buyer: string; readonly amount: number };

/** @throws Refusal for no amount, and for more than a buyer owes beside the cheques that are held */
function checkPayment(
  { data, language }: Premises<OfficeData>,
  world: OfficeWorld,
  { buyer, amount }: Paid,
): void {
  if (!isQuantity(amount)) refuse(language, words.notAmount, {}, 'amount');
  const due = dueOf(data, world, buyer) - heldOf(world, buyer);
  if (amount <= due) return;
  const values = {
    buyer: textIn(oneOf(data.buyers, buyer).name, language),
    due: money(due, data.currency, language),
  };
  refuse(language, due === 0 ? words.owesNothing : words.paidTooMuch, values, 'amount');
}

const paid = (
  { today }: Premises<OfficeData>,
  world: OfficeWorld,
  { buyer, amount }: Paid,
  cheque: string | null,
): OfficeWorld['payments'] => [{ buyer, amount, day: dayOf(today), cheque }, ...world.payments];

/** Takes cash from a buyer. @throws Refusal for no amount, and for more than is owed */
export const receivePayment: Step<[payment: Paid]> = (premises, world, payment) => {
  checkPayment(premises, world, payment);
  return { ...world, payments: paid(premises, world, payment, null) };
};

/**
 * Enters a cheque: the due falls when the bank has cleared it.
 * @throws Refusal as for cash, without a number, and for a number that is there, in whatever digits
 */
export const receiveCheque: Step<[cheque: Omit<Cheque, 'state'>]> = (premises, world, cheque) => {
  const { language } = premises;
  const number = plainCode(cheque.number);
  if (number === '') refuse(language, words.chequeNumberMissing, {}, 'number');
  if (world.cheques.some((one) => one.number === number)) {
    refuse(language, words.chequeKnown, { number }, 'number');
  }
  checkPayment(premises, world, cheque);
  return { ...world, cheques: [{ ...cheque, number, state: 'held' }, ...world.cheques] };
};

/**
 * Notes what the bank did with a cheque.
 * @throws Refusal before its date, while banks are closed, and for the second time
 */
export const settleCheque: Step<[number: string, state: 'cleared' | 'returned']> = (
  premises,
  world,
  number,
  state,
) => {
  const { language, today } = premises;
  const cheque = world.cheques.find((one) => one.number === number);
  if (cheque?.state !== 'held') refuse(language, words.nothingToSay);
  if (cheque.day > dayOf(today)) refuse(language, words.chequeTooEarly, { number });
  const opens = nearestDay(dayOf(today), isBankDay);
  if (opens !== dayOf(today)) {
    refuse(language, words.bankClosed, { day: dayInWords(opens, language, 'weekday') });
  }
  return {
    ...world,
    cheques: world.cheques.map((one) => (one === cheque ? { ...one, state } : one)),
    payments: state === 'cleared' ? paid(premises, world, cheque, number) : world.payments,
  };
};
