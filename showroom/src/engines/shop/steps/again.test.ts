import { describe, expect, it } from 'vitest';
import { basketOf, emptyShop, premisesOf, shopForTest } from '../testing.ts';
import type { ShopWorld } from '../world.ts';
import { orderAgain, placeOrder, repeatOf, type Wish } from './orders.ts';
import { totalOf } from './prices.ts';
import { setStock } from './stock.ts';

const devices = shopForTest('volt-baksho');
const grocer = shopForTest('jhuribhora');
const skincare = shopForTest('neem-shiuli');
const furniture = shopForTest('kathchapa');

const wish: Wish = {
  name: 'Rahima',
  address: 'Munshipara, Rangpur',
  phone: '01711-000000',
  area: 'rangpur',
  payment: 'card',
  payingNumber: '4000 0000 0000 0002',
  months: 6,
  slot: null,
};
const newest = ({ orders }: ShopWorld) => {
  const [order] = orders;
  if (!order) throw new Error('nothing is ordered');
  return order;
};
const ownIn = ({ orders }: ShopWorld) => {
  const order = orders.find(({ isOwn }) => isOwn);
  if (!order) throw new Error('nothing was ordered before');
  return order;
};

describe('an order that is ordered again', () => {
  const fans = basketOf(devices, 'dokhina-9', 1, basketOf(devices, 'batash-12'));
  const placed = placeOrder(premisesOf(devices), fans, wish);
  const { number } = newest(placed);

  it('is paid in as many months, where what is wanted of it is enough for that', () => {
    const again = (good?: string) => orderAgain(premisesOf(devices), placed, number, good);
    expect(newest(again())).toMatchObject({ months: 6, payment: 'card', state: 'new' });
    expect(newest(again('batash-12'))).toMatchObject({ months: 6, paid: 3510 });
    expect(newest(again('dokhina-9'))).toMatchObject({ months: null, paid: 1910 });
  });

  it('is paid in months from the least sum on, that one included', () => {
    const sum = totalOf(newest(placed));
    const monthsFrom = (least: number) => {
      const instalments = { months: [6], least, banks: [] };
      const shop = { ...devices, checkout: { ...devices.checkout, instalments } };
      return newest(orderAgain(premisesOf(shop), placed, number)).months;
    };
    expect([monthsFrom(sum), monthsFrom(sum + 1)]).toEqual([6, null]);
  });

  it('comes in the next hours that have room', () => {
    const world = emptyShop(grocer);
    expect(newest(orderAgain(premisesOf(grocer), world, ownIn(world).number))).toMatchObject({
      slot: 'evening',
      due: '2026-11-22',
      area: 'matidali',
    });
  });

  it('asks for a day where one is to be chosen', () => {
    const world = emptyShop(furniture);
    expect(() => orderAgain(premisesOf(furniture), world, ownIn(world).number)).toThrow(
      /choose a day/,
    );
  });

  it('is one that is known', () => {
    expect(orderAgain(premisesOf(devices), placed, 7)).toBe(placed);
  });
});

describe('ordering again', () => {
  const premises = premisesOf(skincare);
  const world = basketOf(skincare, 'lip-balm');
  const own = ownIn(world);

  it('repeats an order as it was, and the basket stays', () => {
    const after = orderAgain(premises, world, own.number);
    expect(newest(after).lines.map(({ good, count }) => [good, count])).toEqual([
      ['neem-face-wash', 2],
      ['neem-soap', 2],
    ]);
    expect(newest(after)).toMatchObject({ phone: own.phone, delivery: 50, area: 'jashore' });
    expect(after.basket).toEqual(world.basket);
    const none = setStock(premises, world, 'neem-soap', 1);
    expect(() => orderAgain(premises, none, own.number)).toThrow(/only 1/);
  });

  it('costs what is asked for its delivery today', () => {
    const { checkout } = skincare;
    const areas = checkout.areas.map((area) => ({ ...area, price: area.price + 15 }));
    const dearer = premisesOf({ ...skincare, checkout: { ...checkout, areas } });
    expect(repeatOf(dearer, own).delivery).toBe(65);
    expect(newest(orderAgain(dearer, world, own.number)).delivery).toBe(65);
  });

  it('is refused to a place that is served no more', () => {
    const { checkout } = skincare;
    const areas = checkout.areas.filter(({ id }) => id !== own.area);
    const fewer = premisesOf({ ...skincare, checkout: { ...checkout, areas } });
    expect(repeatOf(fewer, own).delivery).toBe(50);
    expect(() => orderAgain(fewer, world, own.number)).toThrow(/where it is brought/);
  });

  it('on the page of a good orders that one alone, for the sum that is asked about', () => {
    const { total, lines } = repeatOf(premises, own, 'neem-face-wash');
    expect([lines.length, total]).toEqual([1, 2 * 320 + 50]);
    const after = orderAgain(premises, world, own.number, 'neem-face-wash');
    expect(newest(after).lines.map(({ good }) => good)).toEqual(['neem-face-wash']);
    expect(totalOf(newest(after))).toBe(total);
    expect(orderAgain(premises, world, own.number, 'lip-balm')).toBe(world);
  });
});
