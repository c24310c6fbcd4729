import { expect, it } from 'vitest';
import { beginShop } from '../begin.ts';
import { morning, premisesOf, shopForTest } from '../testing.ts';
import { leftOf } from '../world.ts';
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
