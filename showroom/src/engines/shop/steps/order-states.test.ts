import { describe, expect, it } from 'vitest';
import { beginShop } from '../begin.ts';
import { morning, premisesOf, shopForTest } from '../testing.ts';
import { leftOf, type ShopWorld } from '../world.ts';
import { bringInstead, mayRepeat, setRegular, setState } from './order-states.ts';
import { restOf, totalOf } from './prices.ts';
import { setStock } from './stock.ts';

const grocer = shopForTest('jhuribhora');

const newest = ({ orders }: ShopWorld) => {
  const [order] = orders;
  if (!order) throw new Error('nothing is ordered');
  return order;
};

describe('another good', () => {
  const premises = premisesOf(grocer);
  const world = beginShop(grocer, morning);
  const { number } = newest(world);

  it('is brought where that was accepted, for no more', () => {
    const after = bringInstead(premises, world, number, 'miniket-rice');
    expect(newest(after).lines[0]?.instead).toBe('nazirshail-rice');
    expect(totalOf(newest(after))).toBe(totalOf(newest(world)));
    expect(leftOf(after, 'miniket-rice')).toBe(leftOf(world, 'miniket-rice') + 10);
    expect(leftOf(after, 'nazirshail-rice')).toBe(leftOf(world, 'nazirshail-rice') - 10);
    expect(bringInstead(premises, world, number, 'red-lentils')).toBe(world);
  });

  it('is there, to the last of it', () => {
    const with10 = setStock(premises, world, 'nazirshail-rice', 10);
    expect(leftOf(bringInstead(premises, with10, number, 'miniket-rice'), 'nazirshail-rice')).toBe(
      0,
    );
    const with9 = setStock(premises, world, 'nazirshail-rice', 9);
    expect(() => bringInstead(premises, with9, number, 'miniket-rice')).toThrow(/^Nazirshail/);
  });

  it('comes only before the order has left', () => {
    const packed = setState(premises, world, number, 'packed');
    expect(newest(bringInstead(premises, packed, number, 'miniket-rice')).lines[0]?.instead).toBe(
      'nazirshail-rice',
    );
    const sent = setState(premises, world, number, 'sent');
    expect(bringInstead(premises, sent, number, 'miniket-rice')).toBe(sent);
  });

  it('comes once, in the place of what was ordered', () => {
    const after = bringInstead(premises, world, number, 'miniket-rice');
    expect(bringInstead(premises, after, number, 'miniket-rice')).toBe(after);
    // The order has no nazirshail rice in whose place miniket could come.
    expect(bringInstead(premises, world, number, 'nazirshail-rice')).toBe(world);
  });

  it('that is cheaper makes the order cheaper, and what was paid with it', () => {
    const goods = grocer.goods.map((good) =>
      good.id === 'nazirshail-rice' ? { ...good, price: 70 } : good,
    );
    const orders = world.orders.map((one) => ({ ...one, paid: totalOf(one) }));
    const after = bringInstead(
      premisesOf({ ...grocer, goods }),
      { ...world, orders },
      number,
      'miniket-rice',
    );
    expect(totalOf(newest(after))).toBe(1265 - 10 * 6);
    expect(newest(after).paid).toBe(1265 - 10 * 6);
  });
});

describe('the state of an order', () => {
  const premises = premisesOf(grocer);
  const world = beginShop(grocer, morning);
  const { number } = newest(world);

  it('may be set to what it is', () => {
    for (const state of ['new', 'delivered', 'cancelled'] as const) {
      const there = setState(premises, world, number, state);
      expect(setState(premises, there, number, state)).toBe(there);
    }
    expect(setState(premises, world, 7, 'sent')).toBe(world);
  });

  it('leaves nothing to pay once it is cancelled', () => {
    const unpaid = { ...world, orders: world.orders.map((one) => ({ ...one, paid: 0 })) };
    expect(restOf(newest(unpaid))).toBe(1265);
    expect(restOf(newest(setState(premises, unpaid, number, 'cancelled')))).toBe(0);
  });

  it('lets it come again by itself until it is cancelled', () => {
    const regular = setRegular(world, number, true);
    expect(newest(regular)).toEqual({ ...newest(world), isRegular: true });
    expect(newest(setRegular(regular, number, false)).isRegular).toBe(false);
    const cancelled = setState(premises, regular, number, 'cancelled');
    expect([mayRepeat(newest(regular)), mayRepeat(newest(cancelled))]).toEqual([true, false]);
    expect(newest(cancelled).isRegular).toBe(false);
    expect(setRegular(cancelled, number, true)).toBe(cancelled);
  });
});
