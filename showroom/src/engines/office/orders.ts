import { type Office, refusal } from './speak.ts';
import { isQuantity } from './stock.ts';
import { orderTotal } from './totals.ts';
import { words } from './words.ts';
import { type OfficeData, type OfficeWorld, type Order, oneOf, personAt } from './world.ts';

export const isOpen = ({ state }: Order): boolean => state === 'waiting' || state === 'approved';

export const dueOf = ({ dues }: OfficeWorld, buyer: string): number =>
  dues.find((due) => due.buyer === buyer)?.amount ?? 0;

/** What a buyer owes, with the orders that are under way. */
export const boundOf = (data: OfficeData, world: OfficeWorld, buyer: string): number =>
  world.orders
    .filter((order) => order.buyer === buyer && isOpen(order))
    .reduce((sum, order) => sum + orderTotal(data, order), dueOf(world, buyer));

const covers = (limit: number | null, amount: number): boolean => limit === null || amount <= limit;

/**
 * Writes an order. It is approved at once where the writer may approve so much, else it waits.
 * @throws Refusal for no or no whole quantities, and beyond the buyer's limit
 */
export function placeOrder(
  world: OfficeWorld,
  office: Office<OfficeData>,
  wish: Pick<Order, 'buyer' | 'store' | 'lines'>,
): OfficeWorld {
  const { data, translate, money } = office;
  if (wish.lines.length === 0) throw refusal(translate(words.emptyOrder));
  if (!wish.lines.every(({ quantity }) => isQuantity(quantity))) {
    throw refusal(translate(words.notQuantity));
  }
  const amount = orderTotal(data, wish);
  const buyer = oneOf(data.buyers, wish.buyer);
  const bound = boundOf(data, world, wish.buyer);
  if (bound + amount > buyer.limit) {
    throw refusal(translate(buyer.paper === undefined ? words.overLimit : words.overPaper), {
      buyer: translate(buyer.name),
      paper: buyer.paper ?? '',
      limit: money(buyer.limit),
      due: money(bound),
      amount: money(amount),
      over: money(bound + amount - buyer.limit),
    });
  }
  const person = personAt(data, world);
  const isApproved = covers(person.limit, amount);
  const order: Order = {
    number: world.nextOrder,
    ...wish,
    day: 0,
    state: isApproved ? 'approved' : 'waiting',
    by: person.id,
    approver: isApproved ? person.id : null,
  };
  return { ...world, orders: [order, ...world.orders], nextOrder: world.nextOrder + 1 };
}

/** The world with an order as it is now. */
export const replaced = (world: OfficeWorld, order: Order): OfficeWorld => ({
  ...world,
  orders: world.orders.map((one) => (one.number === order.number ? order : one)),
});

/**
 * Approves or refuses an order that waits.
 * @throws Refusal for who may not decide on so much, naming who may
 */
export function decide(
  world: OfficeWorld,
  { data, translate, money }: Office<OfficeData>,
  number: number,
  state: 'approved' | 'refused',
): OfficeWorld {
  const order = world.orders.find((one) => one.number === number);
  if (order?.state !== 'waiting') throw refusal(translate(words.nothingToSay));
  const person = personAt(data, world);
  const amount = orderTotal(data, order);
  if (!covers(person.limit, amount)) {
    const other = data.people.find(({ limit }) => covers(limit, amount));
    throw refusal(translate(words.mayNot), {
      name: translate(person.name),
      most: money(person.limit ?? 0),
      amount: money(amount),
      other: other ? translate(other.name) : '–',
    });
  }
  return replaced(world, { ...order, state, approver: person.id });
}

/** What buyers owe after one of them owes more, or less. */
export const changedDue = (
  { dues }: OfficeWorld,
  buyer: string,
  change: number,
): OfficeWorld['dues'] =>
  dues.map((due) => (due.buyer === buyer ? { ...due, amount: due.amount + change } : due));
