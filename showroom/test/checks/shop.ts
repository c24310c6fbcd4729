import { beginShop } from '../../src/engines/shop/begin.ts';
import { areaOf, goodOf, type ShopData, slotsOf } from '../../src/engines/shop/data.ts';
import { lineKey } from '../../src/engines/shop/steps/lines.ts';
import { advanceOf, totalOf } from '../../src/engines/shop/steps/prices.ts';
import { serialsOf } from '../../src/engines/shop/steps/warranty.ts';
import { type Line, leftOf, type Order, type ShopWorld } from '../../src/engines/shop/world.ts';
import { dateOf } from '../../src/words/days.ts';
import { mobileNumber } from '../../src/words/phone.ts';

/** The broken invariants in a shop, in words; none when all hold. */
export function checkShop(data: ShopData, world: ShopWorld): readonly string[] {
  return [
    ...world.stock
      .filter(({ left }) => !Number.isInteger(left) || left < 0)
      .map(({ good, left }) => `the shelf has ${left} of ${good}`),
    ...faultsOfLines(data, 'the basket', world.basket),
    ...repeated(
      'order number',
      world.orders.map(({ number }) => String(number)),
    ),
    ...world.orders.flatMap((order) => faultsOfOrder(data, order)),
    ...repeated('day of delivery', takenDays(data, world)),
    ...faultsOfSlots(data, world),
    ...faultsOfSerials(data, world),
    ...repeated(
      'own review of',
      world.reviews.filter(({ isOwn }) => isOwn).map(({ good }) => good),
    ),
    ...world.reviews
      .filter(({ stars }) => ![1, 2, 3, 4, 5].includes(stars))
      .map(({ good, stars }) => `a review gives ${good} ${stars} stars`),
  ];
}

/**
 * What an order took from the shelf is delivered, waits in a live order, or stands there again: right until
 * a shelf is counted anew.
 */
export function faultsOfShelves(data: ShopData, world: ShopWorld, now: Date): readonly string[] {
  const counted = ({ stock, orders }: ShopWorld, good: string) =>
    orders
      .filter(({ state }) => state !== 'cancelled')
      .flatMap(({ lines }) => lines.filter((line) => (line.instead ?? line.good) === good))
      .reduce((sum, { count }) => sum + count, leftOf({ stock }, good));
  const first = beginShop(data, now);
  return data.goods
    .filter(({ id }) => counted(world, id) !== counted(first, id))
    .map(({ id }) => `${counted(world, id)} of ${id} are found, not ${counted(first, id)}`);
}

const repeated = (what: string, all: readonly string[]): readonly string[] =>
  all.filter((one, index) => all.indexOf(one) !== index).map((one) => `${what} ${one} twice`);

function faultsOfLines(data: ShopData, where: string, lines: readonly Line[]): readonly string[] {
  return [
    ...lines
      .filter(({ count }) => !Number.isInteger(count) || count < 1)
      .map(({ good, count }) => `${where} holds ${count} of ${good}`),
    ...lines
      .filter(({ good, options }) =>
        goodOf(data, good).choices.some((choice, at) =>
          choice.options.every(({ id }) => id !== options[at]),
        ),
      )
      .map(({ good, options }) => `${where} holds ${good} as ${options.join(', ')}`),
    ...repeated(`${where} holds`, lines.map(lineKey)),
  ];
}

function faultsOfOrder(data: ShopData, order: Order): readonly string[] {
  const { number, state, payment, paid, phone, months, due } = order;
  const total = totalOf(order);
  const { advance, instalments, delivery } = data.checkout;
  const before = payment === 'cash' ? 0 : advanceOf(total, advance);
  // What was paid for a dearer good is more than the advance for the one that came in its place.
  const isSubstituted = order.lines.some(({ instead }) => instead !== null);
  const isPaid =
    state === 'delivered' ? paid === total : paid === before || (isSubstituted && paid <= total);
  const isWeekdayOff =
    due !== null && delivery.kind === 'day' && delivery.closed.includes(dateOf(due).getDay());
  const faults: readonly (readonly [boolean, string])[] = [
    [isPaid, `has ${paid} of ${total} paid`],
    [
      paid >= 0 && Number.isInteger(paid) && Number.isInteger(total),
      `has ${paid} of ${total} taka`,
    ],
    [order.delivery === areaOf(data, order.area)?.price, `charges ${order.delivery} for delivery`],
    [!order.isOwn || data.checkout.payments.includes(payment), `is paid by ${payment}`],
    [payment !== 'cash' || phone !== null, 'has no number to call'],
    [phone === null || mobileNumber(phone) === phone, `has the number ${phone}`],
    [
      months === null ||
        (payment === 'card' &&
          instalments?.months.includes(months) === true &&
          total >= instalments.least),
      `is paid in ${months} months`,
    ],
    [!isWeekdayOff, `comes on ${due}, when nobody does`],
    [delivery.kind !== 'day' || due !== null, 'has no day of delivery'],
    [state !== 'cancelled' || !order.isRegular, 'is cancelled and comes again'],
  ];
  return [
    ...faults.filter(([isRight]) => !isRight).map(([, fault]) => `order ${number} ${fault}`),
    ...faultsOfLines(data, `order ${number}`, order.lines),
  ];
}

const takenDays = ({ checkout }: ShopData, { orders }: ShopWorld): readonly string[] =>
  checkout.delivery.kind === 'day'
    ? orders.flatMap(({ due, state }) => (due === null || state === 'cancelled' ? [] : due))
    : [];

/** More orders in hours than they have places, on whichever day. */
function faultsOfSlots(data: ShopData, { orders }: ShopWorld): readonly string[] {
  const slots = slotsOf(data);
  const beginOf = (id: string | null) => slots.find((one) => one.id === id)?.from ?? '';
  const live = orders.filter(({ isOwn, state, slot }) => isOwn && state !== 'cancelled' && slot);
  const hours = live.map(({ due, slot }) => `${due} ${beginOf(slot)}`);
  return [...new Set(hours)].flatMap((one) => {
    const count = hours.filter((other) => other === one).length;
    const places = slots.filter(({ from }) => one.endsWith(from)).map((slot) => slot.places);
    return count > Math.max(...places) ? [`${count} orders come at ${one}`] : [];
  });
}

function faultsOfSerials(data: ShopData, { orders, sold }: ShopWorld): readonly string[] {
  const serials = sold.map(({ serial }) => serial);
  const delivered = orders.filter(({ state }) => state === 'delivered');
  const lacking = delivered
    .flatMap((order) => serialsOf(data, order))
    .filter(({ serial }) => !serials.includes(serial));
  return [
    ...repeated('serial number', serials),
    ...lacking.map(({ serial }) => `${serial} was delivered without a warranty`),
  ];
}
