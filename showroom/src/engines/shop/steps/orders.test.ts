import { describe, expect, it } from 'vitest';
import { beginShop } from '../begin.ts';
import { chooseDay } from './delivery.ts';
import { bringInstead, setState } from './order-states.ts';
import { orderAgain, placeOrder, type Wish } from './orders.ts';
import { restOf, totalOf } from './prices.ts';
import { setStock } from './stock.ts';
import { basketOf, inEnglish as say, shopForTest } from '../testing.ts';
import { leftOf, type ShopWorld } from '../world.ts';

const sarees = shopForTest('megh-maku');
const grocer = shopForTest('jhuribhora');
const devices = shopForTest('volt-baksho');
const furniture = shopForTest('kathchapa');
const skincare = shopForTest('neem-shiuli');

const wish: Wish = {
  name: 'Rahima',
  address: 'Bogura',
  area: '',
  payment: 'bkash',
  months: null,
  slot: null,
};
const newest = ({ orders }: ShopWorld) => {
  const [order] = orders;
  if (!order) throw new Error('nothing is ordered');
  return order;
};

describe('an order', () => {
  it('takes its goods from the shelf, and cancelled puts them back', () => {
    const placed = placeOrder(basketOf(sarees, 'cotton-check', 3), sarees, wish, say);
    expect(leftOf(placed, 'cotton-check')).toBe(6);
    expect(placed.basket).toEqual([]);
    const { number } = newest(placed);
    const cancelled = setState(placed, sarees, number, 'cancelled', say);
    expect(leftOf(cancelled, 'cotton-check')).toBe(9);
    expect(() => setState(cancelled, sarees, number, 'new', say)).toThrow(/stays cancelled/);
  });

  it('is refused empty, and when another tab has sold the last one', () => {
    expect(() => placeOrder(beginShop(sarees), sarees, wish, say)).toThrow(/empty/);
    const world = setStock(basketOf(sarees, 'jamdani-maroon'), sarees, 'jamdani-maroon', 0, say);
    expect(() => placeOrder(world, sarees, wish, say)).toThrow(/no more/);
  });

  it('in cash is due when it comes, by bKash paid at once, of furniture half', () => {
    const cash = placeOrder(
      basketOf(sarees, 'khadi-stripe'),
      sarees,
      { ...wish, payment: 'cash' },
      say,
    );
    expect(restOf(newest(cash))).toBe(2100);
    const come = setState(cash, sarees, newest(cash).number, 'delivered', say);
    expect(restOf(newest(come))).toBe(0);
    const day = chooseDay(basketOf(furniture, 'shuktara-bed'), furniture, 27, say);
    expect(restOf(newest(placeOrder(day, furniture, wish, say)))).toBe(34250);
  });

  it('is brought on a free day, on which nobody else is visited', () => {
    const world = basketOf(furniture, 'boi-shelf');
    expect(() => placeOrder(world, furniture, wish, say)).toThrow(/choose a day/);
    expect(() => chooseDay(world, furniture, 3, say)).toThrow(/later day/);
    expect(() => chooseDay(world, furniture, 26, say)).toThrow(/taken/);
    const placed = placeOrder(chooseDay(world, furniture, 30, say), furniture, wish, say);
    expect(() => chooseDay(placed, furniture, 30, say)).toThrow(/taken/);
  });

  it('comes in hours that still have room', () => {
    const order = (world: ShopWorld, slot: string) =>
      placeOrder(basketOf(grocer, 'apple', 1, world), grocer, { ...wish, slot }, say);
    expect(() => order(beginShop(grocer), 'morning')).toThrow(/taken/);
    const full = Array.from({ length: 6 }).reduce<ShopWorld>(
      (world) => order(world, 'evening'),
      beginShop(grocer),
    );
    expect(() => order(full, 'evening')).toThrow(/taken/);
    expect(newest(order(full, 'tomorrow')).slot).toBe('tomorrow');
  });

  it('is paid in instalments only from a sum on', () => {
    const six = { ...wish, payment: 'card' as const, months: 6 };
    expect(newest(placeOrder(basketOf(devices, 'batash-12'), devices, six, say)).months).toBe(6);
    expect(() => placeOrder(basketOf(devices, 'tuntuni-2'), devices, six, say)).toThrow(/higher/);
  });

  it('gets another good where that was accepted, for no more', () => {
    const world = beginShop(grocer);
    const before = newest(world);
    const number = world.orders.at(0)?.number ?? 0;
    const after = newest(bringInstead(world, grocer, number, 'miniket-rice', say));
    expect(after.lines[0]?.instead).toBe('nazirshail-rice');
    expect(totalOf(after)).toBe(totalOf(before));
    const again = bringInstead(world, grocer, number, 'red-lentils', say);
    expect(again).toBe(world);
  });

  it('is repeated as it was, and the basket stays', () => {
    const world = basketOf(skincare, 'lip-balm');
    const own = world.orders.find(({ isOwn }) => isOwn);
    const after = orderAgain(world, skincare, own?.number ?? 0, say);
    expect(newest(after).lines.map(({ good, count }) => [good, count])).toEqual([
      ['neem-face-wash', 2],
      ['neem-soap', 2],
    ]);
    expect(after.basket).toEqual(world.basket);
    const none = setStock(world, skincare, 'neem-soap', 1, say);
    expect(() => orderAgain(none, skincare, own?.number ?? 0, say)).toThrow(/only 1/);
  });
});
