import { changedDue, dueOf } from './orders.ts';
import { type Office, refusal } from './speak.ts';
import { isQuantity } from './stock.ts';
import { words } from './words.ts';
import { type Cheque, type OfficeData, type OfficeWorld, oneOf } from './world.ts';

/** What a buyer's cheques come to that are not at the bank yet. */
export const heldOf = ({ cheques }: OfficeWorld, buyer: string): number =>
  cheques
    .filter((cheque) => cheque.buyer === buyer && cheque.state === 'held')
    .reduce((sum, { amount }) => sum + amount, 0);

/** @throws Refusal for no amount, and for more than a buyer owes beside the cheques that are held */
function checkPayment(
  world: OfficeWorld,
  { data, translate, money }: Office<OfficeData>,
  buyer: string,
  amount: number,
): void {
  if (!isQuantity(amount)) throw refusal(translate(words.notAmount));
  const due = dueOf(world, buyer) - heldOf(world, buyer);
  if (amount <= due) return;
  const name = translate(oneOf(data.buyers, buyer).name);
  throw refusal(translate(words.paidTooMuch), { buyer: name, due: money(due) });
}

/** Takes cash from a buyer. @throws Refusal for no amount, and for more than is owed */
export function receivePayment(
  world: OfficeWorld,
  office: Office<OfficeData>,
  buyer: string,
  amount: number,
): OfficeWorld {
  checkPayment(world, office, buyer, amount);
  return { ...world, dues: changedDue(world, buyer, -amount) };
}

/**
 * Enters a cheque: the due falls when the bank has cleared it.
 * @throws Refusal as for cash, without a number, and for a number that is there
 */
export function receiveCheque(
  world: OfficeWorld,
  office: Office<OfficeData>,
  cheque: Pick<Cheque, 'buyer' | 'amount' | 'number' | 'day'>,
): OfficeWorld {
  if (cheque.number === '') throw refusal(office.translate(words.chequeNumberMissing));
  if (world.cheques.some(({ number }) => number === cheque.number)) {
    throw refusal(office.translate(words.chequeKnown), { number: cheque.number });
  }
  checkPayment(world, office, cheque.buyer, cheque.amount);
  return { ...world, cheques: [{ ...cheque, state: 'held' }, ...world.cheques] };
}

/** Notes what the bank did with a cheque. @throws Refusal before its date, and for the second time */
export function settleCheque(
  world: OfficeWorld,
  { translate }: Office<OfficeData>,
  number: string,
  state: 'cleared' | 'returned',
): OfficeWorld {
  const cheque = world.cheques.find((one) => one.number === number);
  if (cheque?.state !== 'held') throw refusal(translate(words.nothingToSay));
  if (cheque.day > 0) throw refusal(translate(words.chequeTooEarly), { number });
  return {
    ...world,
    cheques: world.cheques.map((one) => (one === cheque ? { ...one, state } : one)),
    dues: state === 'cleared' ? changedDue(world, cheque.buyer, -cheque.amount) : world.dues,
  };
}
