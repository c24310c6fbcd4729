import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import type { OfficeData } from '../data.ts';
import { priced } from '../totals.ts';
import { words } from '../words/words.ts';
import type { Invoice, OfficeWorld } from '../world.ts';
import { replaced } from './orders.ts';
import { takeOut } from './stock.ts';

/**
 * Delivers an approved order: takes its goods out of the store, where they were kept for it, and issues
 * the invoice, which is what the buyer owes.
 * @throws Refusal when it is not approved
 */
export function deliver(
  { data, language, today }: Premises<OfficeData>,
  world: OfficeWorld,
  number: number,
): OfficeWorld {
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
    ...replaced(takeOut(world, order.store, order.lines), { ...order, state: 'delivered' }),
    invoices: [invoice, ...world.invoices],
    nextInvoice: world.nextInvoice + 1,
  };
}
