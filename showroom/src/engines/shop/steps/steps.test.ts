import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../runtime/refuse.ts';
import { beginShop } from '../begin.ts';
import { goodOf } from '../data.ts';
import { basketOf, emptyShop, morning, premisesOf, shopForTest } from '../testing.ts';
import { leftOf } from '../world.ts';
import { acceptSubstitute, addToBasket, piecesIn, setCount } from './basket.ts';
import { plainLine } from './lines.ts';
import { advanceOf, basketSum, instalmentsOf, stepPrice, totalOf } from './prices.ts';
import { setStock } from './stock.ts';

const sarees = shopForTest('megh-maku');
const grocer = shopForTest('jhuribhora');
const furniture = shopForTest('kathchapa');

describe('prices', () => {
  it('add what was chosen and put with it', () => {
    const saree = plainLine(goodOf(sarees, 'maroon-half-silk'));
    expect(stepPrice(sarees, { ...saree, extras: ['blouse', 'gift'] })).toBe(4850 + 350 + 80);
    const bed = plainLine(goodOf(furniture, 'shuktara-bed'));
    expect(stepPrice(furniture, bed)).toBe(68500);
    const cheaper = { ...bed, options: ['gamari', '5x7', 'ebony'] };
    expect(stepPrice(furniture, cheaper)).toBe(68500 - 24000 - 6500 + 1500);
  });

  it('of kilos, halis and packs come to the sum of the grocer’s list', () => {
    const [order] = beginShop(grocer, morning).orders;
    expect(order && totalOf(order)).toBe(1265);
    expect(basketSum(grocer, beginShop(grocer, morning).basket) + 30).toBe(1265);
    expect(basketSum(grocer, basketOf(grocer, 'bogura-potato', 5).basket)).toBe(60);
  });

  it('in parts come to the whole', () => {
    expect(instalmentsOf(4200, 6)).toEqual([700, 700, 700, 700, 700, 700]);
    expect(instalmentsOf(16500, 7).reduce((sum, part) => sum + part)).toBe(16500);
    expect(advanceOf(68500, 'half')).toBe(34250);
    expect(advanceOf(3001, 'half')).toBe(1501);
  });
});

describe('a basket', () => {
  it('counts its pieces; what is weighed is one', () => {
    expect(piecesIn(sarees, basketOf(sarees, 'khadi-stripe', 3).basket)).toBe(3);
    const world = basketOf(grocer, 'apple', 2, basketOf(grocer, 'farm-eggs', 3));
    expect(piecesIn(grocer, world.basket)).toBe(4);
  });

  it('may become emptier when the shelf is emptier than it', () => {
    const world = setStock(
      premisesOf(sarees),
      basketOf(sarees, 'khadi-stripe', 5),
      'khadi-stripe',
      2,
    );
    const [line] = world.basket;
    if (!line) throw new Error('nothing is in the basket');
    expect(setCount(premisesOf(sarees), world, line, 4).basket[0]?.count).toBe(4);
    expect(() => setCount(premisesOf(sarees), world, line, 6)).toThrow(/only 2/);
  });

  it('notes for one line that another good may come', () => {
    const world = basketOf(grocer, 'farm-eggs', 3, basketOf(grocer, 'apple'));
    const [apple] = world.basket;
    if (!apple) throw new Error('nothing is in the basket');
    const after = acceptSubstitute(world, apple, true);
    expect(after.basket.map(({ substitute }) => substitute)).toEqual([true, false]);
  });

  it('takes no more than the shelf has, however it is chosen', () => {
    const stripe = plainLine(goodOf(sarees, 'khadi-stripe'), 4);
    const world = addToBasket(premisesOf(sarees), emptyShop(sarees), stripe);
    const other = { ...stripe, options: ['indigo'], count: 2 };
    expect(addToBasket(premisesOf(sarees), world, other).basket).toHaveLength(2);
    expect(() => addToBasket(premisesOf(sarees), world, { ...other, count: 3 })).toThrow(/only 6/);
  });

  it('weighs in whole steps and refuses letters', () => {
    const world = basketOf(grocer, 'bogura-potato');
    const [line] = world.basket;
    if (!line) throw new Error('nothing is in the basket');
    expect(() => setCount(premisesOf(grocer), world, line, 2.5)).toThrow(/steps of 500/);
    expect(() => setCount(premisesOf(grocer), world, line, Number.NaN)).toThrow(Refusal);
    expect(setCount(premisesOf(grocer), world, line, 0).basket).toEqual([]);
  });
});

it('a shelf is counted in whole steps from 0 on', () => {
  const world = beginShop(grocer, morning);
  expect(leftOf(setStock(premisesOf(grocer), world, 'bogura-potato', 2.5), 'bogura-potato')).toBe(
    5,
  );
  for (const amount of [-1, 0.3, Number.NaN, 100_000]) {
    expect(() => setStock(premisesOf(grocer), world, 'bogura-potato', amount)).toThrow(/from 0 on/);
  }
});
