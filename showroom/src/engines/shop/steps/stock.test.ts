import { expect, it } from 'vitest';
import { beginShop } from '../begin.ts';
import { goodOf } from '../data.ts';
import { morning, premisesOf, shopForTest } from '../testing.ts';
import { leftOf } from '../world.ts';
import { typedAmount } from './prices.ts';
import { setStock } from './stock.ts';

const grocer = shopForTest('jhuribhora');

it('a shelf is counted in whole steps from 0 on', () => {
  const world = beginShop(grocer, morning);
  expect(leftOf(setStock(premisesOf(grocer), world, 'bogura-potato', 2.5), 'bogura-potato')).toBe(
    5,
  );
  for (const amount of [-1, 0.3, Number.NaN, 100_000]) {
    expect(() => setStock(premisesOf(grocer), world, 'bogura-potato', amount)).toThrow(/from 0 on/);
  }
});

it('what is weighed is typed with a comma as its point, and not read as thousands', () => {
  const potato = goodOf(grocer, 'bogura-potato');
  expect(typedAmount(potato, '২,৫')).toBe(2.5);
  expect(typedAmount(potato, '1,250')).toBeNaN();
  expect(typedAmount({ sold: { by: 'piece' } } as typeof potato, '1,250')).toBe(1250);
});
