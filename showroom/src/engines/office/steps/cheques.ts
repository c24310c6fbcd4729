import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { isBankDay, nearestDay } from '../../../words/calendar.ts';
import { dayInWords, dayOf } from '../../../words/days.ts';
import type { OfficeData } from '../data.ts';
import { money } from '../words/money.ts';
import { words } from '../words/words.ts';
import type { Cheque, OfficeWorld, Step } from '../world.ts';
import { dueOf, heldOf } from './dues.ts';
import { isQuantity } from './stock.ts';

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
export const receiveCheque: Step<[cheque: Pick<Cheque, 'buyer' | 'amount' | 'number' | 'day'>]> = (
  premises,
  world,
  cheque,
) => {
  const { language } = premises;
  const number = plainSigns(cheque.number).replaceAll(/[\s-]/g, '');
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
