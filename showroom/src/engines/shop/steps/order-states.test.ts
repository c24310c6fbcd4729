import { describe, expect, it } from 'vitest';
import { beginShop } from '../begin.ts';
import { basketOf, morning, premisesOf, shopForTest } from '../testing.ts';
import { leftOf, type ShopWorld } from '../world.ts';
import { bringInstead, setState } from './order-states.ts';
import { orderAgain, repeatOf } from './orders.ts';
import { totalOf } from './prices.ts';
import { setStock } from './stock.ts';

const grocer = shopForTest('jhuribhora');
const skincare = shopForTest('neem-shiuli');

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
    expect(() => bringInstead(premises, with9, number, 'miniket-rice')).toThrow(/no more/);
  });

  it('comes only before the order has left', () => {
    const sent = setState(premises, world, number, 'sent');
    expect(bringInstead(premises, sent, number, 'miniket-rice')).toBe(sent);
  });
});

describe('ordering again', () => {
  const premises = premisesOf(skincare);
  const world = basketOf(skincare, 'lip-balm');
  const own = world.orders.find(({ isOwn }) => isOwn);
  if (!own) throw new Error('nothing was ordered');

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

  it('on the page of a good orders that one alone, for the sum that is asked about', () => {
    const { total, lines } = repeatOf(premises, own, 'neem-face-wash');
    expect([lines.length, total]).toEqual([1, 2 * 320 + 50]);
    const after = orderAgain(premises, world, own.number, 'neem-face-wash');
    expect(newest(after).lines.map(({ good }) => good)).toEqual(['neem-face-wash']);
    expect(totalOf(newest(after))).toBe(total);
    expect(orderAgain(premises, world, own.number, 'lip-balm')).toBe(world);
  });
});
