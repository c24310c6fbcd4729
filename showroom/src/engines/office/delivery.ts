import { changedDue, replaced } from './orders.ts';
import { type Office, refusal } from './speak.ts';
import { takeOut } from './stock.ts';
import { priced, totalsOf } from './totals.ts';
import { words } from './words.ts';
import type { Invoice, OfficeData, OfficeWorld } from './world.ts';

/**
 * Delivers an approved order: takes its goods out of the store, issues the invoice, and puts it on
 * what the buyer owes.
 * @throws Refusal when it is not approved or the store has too few
 */
export function deliver(
  world: OfficeWorld,
  office: Office<OfficeData>,
  number: number,
): OfficeWorld {
  const { data, translate } = office;
  const order = world.orders.find((one) => one.number === number);
  if (order?.state !== 'approved') throw refusal(translate(words.nothingToSay));
  const invoice: Invoice = {
    number: world.nextInvoice,
    day: 0,
    buyer: order.buyer,
    store: order.store,
    lines: priced(data, order.lines),
  };
  const taken = takeOut(world, office, order.store, order.lines);
  const { total } = totalsOf(data, invoice.lines);
  return {
    ...replaced(taken, { ...order, state: 'delivered' }),
    dues: changedDue(world, order.buyer, total),
    invoices: [invoice, ...world.invoices],
    nextInvoice: world.nextInvoice + 1,
  };
}
