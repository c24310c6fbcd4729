import { oneOf } from '../../../demo/one-of.ts';
import type { OfficeData } from '../data.ts';
import { orderTotal, totalsOf } from '../totals.ts';
import type { OfficeWorld, Order } from '../world.ts';

export const isOpen = ({ state }: Order): boolean => state === 'waiting' || state === 'approved';

/** The debt of a buyer: what they owed at first and their invoices since, without what they paid. */
export function dueOf(
  data: OfficeData,
  { invoices, payments }: OfficeWorld,
  buyer: string,
): number {
  const invoiced = invoices
    .filter((invoice) => invoice.buyer === buyer)
    .reduce((sum, { lines }) => sum + totalsOf(data, lines).total, 0);
  const paid = payments
    .filter((payment) => payment.buyer === buyer)
    .reduce((sum, { amount }) => sum + amount, 0);
  return oneOf(data.buyers, buyer).due + invoiced - paid;
}

/** The debt of a buyer, with the orders that are under way. */
export const boundOf = (data: OfficeData, world: OfficeWorld, buyer: string): number =>
  world.orders
    .filter((order) => order.buyer === buyer && isOpen(order))
    .reduce((sum, order) => sum + orderTotal(data, order), dueOf(data, world, buyer));

/** The total of a buyer's cheques that are not at the bank yet. */
export const heldOf = ({ cheques }: OfficeWorld, buyer: string): number =>
  cheques
    .filter((cheque) => cheque.buyer === buyer && cheque.state === 'held')
    .reduce((sum, { amount }) => sum + amount, 0);
