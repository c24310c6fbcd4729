import { refuse } from '../../../runtime/refuse.ts';
import { refusals } from '../words/refusals.ts';
import { counterOf, leftOf, type Step } from '../world.ts';
import { dueOf } from './dues.ts';
import { backOf, exchangesOf } from './exchange.ts';
import { underWay } from './payment.ts';
import { paidBy, pointsMoved, withSaleMoved } from './sale.ts';

/**
 * Takes back a receipt that was a mistake, with all that came of it: goods, money, points and dues. It keeps
 * its number.
 * @throws Refusal for the second time, once its drawer is counted, and where something followed from it
 */
export const cancelSale: Step<[number: string]> = ({ language }, world, number) => {
  const at = world.sales.findIndex((sale) => sale.number === number);
  const sale = world.sales[at];
  if (!sale || sale.isCancelled) refuse(language, refusals.cancelledAlready);
  const { isOpen, since } = counterOf(world, sale.counter);
  if (!isOpen || at >= world.sales.length - since.sales) refuse(language, refusals.drawerCounted);
  const { customer, back, receiver } = sale;
  const due = paidBy(sale.parts, 'due');
  const points = pointsMoved(sale);
  const member = world.members.find((one) => one.customer === customer);
  const hasFollowed =
    receiver !== null ||
    exchangesOf(world, number).length > 0 ||
    back.some(({ item }) => leftOf(world, item) < backOf(back, item) * 1000) ||
    (customer !== null && due > dueOf(world, customer)) ||
    (member !== undefined && member.points - underWay(world, customer, 'points') / 100 < points);
  if (hasFollowed) refuse(language, refusals.hasFollowed);
  return {
    ...withSaleMoved(world, sale, -1),
    sales: world.sales.map((one) => (one === sale ? { ...one, isCancelled: true } : one)),
  };
};
