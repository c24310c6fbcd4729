import { describe, expect, it } from 'vitest';
import { goodOf } from '../data.ts';
import { basketOf, emptyShop, premisesOf, shopForTest } from '../testing.ts';
import type { ShopWorld } from '../world.ts';
import { acceptSubstitute, addToBasket, inBasket, setCount } from './basket.ts';
import { plainLine } from './lines.ts';
import { setStock } from './stock.ts';

const sarees = shopForTest('megh-maku');
const grocer = shopForTest('jhuribhora');

const held = ({ basket }: ShopWorld) => basket.map(({ good, count }) => [good, count]);
const lineOf = ({ basket }: ShopWorld, good: string) => {
  const line = basket.find((one) => one.good === good);
  if (!line) throw new Error(`there is no ${good} in the bag`);
  return line;
};

describe('the lines of a bag', () => {
  const premises = premisesOf(sarees);
  const two = basketOf(sarees, 'cotton-check', 2, basketOf(sarees, 'khadi-stripe', 3));

  it('grow when the same good is put in once more, chosen alike', () => {
    expect(held(basketOf(sarees, 'khadi-stripe', 1, two))).toEqual([
      ['khadi-stripe', 4],
      ['cotton-check', 2],
    ]);
  });

  it('stand apart for the same good in another colour, or as a gift', () => {
    const stripe = plainLine(goodOf(sarees, 'khadi-stripe'));
    const other = addToBasket(premises, two, { ...stripe, options: ['indigo'] });
    const gift = addToBasket(premises, other, { ...stripe, extras: ['gift'] });
    expect(gift.basket).toHaveLength(4);
    expect(inBasket(gift, 'khadi-stripe')).toBe(5);
    expect(inBasket(gift, 'cotton-check')).toBe(2);
  });

  it('change one by one', () => {
    const check = lineOf(two, 'cotton-check');
    expect(held(setCount(premises, two, check, 5))).toEqual([
      ['khadi-stripe', 3],
      ['cotton-check', 5],
    ]);
    expect(held(setCount(premises, two, check, 0))).toEqual([['khadi-stripe', 3]]);
    const accepted = acceptSubstitute(two, check, true);
    expect(lineOf(accepted, 'cotton-check').substitute).toBe(true);
    expect(lineOf(accepted, 'khadi-stripe').substitute).toBe(false);
  });

  it('are not held against the shelf of another good', () => {
    const all = basketOf(sarees, 'khadi-stripe', 6, basketOf(sarees, 'cotton-check', 9));
    expect(inBasket(all, 'cotton-check')).toBe(9);
    expect(() => basketOf(sarees, 'khadi-stripe', 1, all)).toThrow(/only 6/);
  });
});

describe('an amount in the bag', () => {
  it('is none when something is put in, or a part of a piece', () => {
    for (const count of [0, -1, 1.5]) {
      expect(() => basketOf(sarees, 'cotton-check', count)).toThrow(/whole number/);
      expect(() => basketOf(grocer, 'bogura-potato', count)).toThrow(/steps of 500/);
    }
    const world = basketOf(sarees, 'cotton-check');
    const line = lineOf(world, 'cotton-check');
    expect(() => setCount(premisesOf(sarees), world, line, -1)).toThrow(/whole number/);
  });

  it('may stay where it is when the shelf has become emptier than the bag', () => {
    const full = basketOf(sarees, 'cotton-check', 5);
    const sold = setStock(premisesOf(sarees), full, 'cotton-check', 2);
    const line = lineOf(sold, 'cotton-check');
    expect(held(setCount(premisesOf(sarees), sold, line, 5))).toEqual([['cotton-check', 5]]);
  });

  it('of what is weighed is refused with the kilos that are left', () => {
    const low = setStock(premisesOf(grocer), emptyShop(grocer), 'rui-fish', 2.5);
    expect(held(basketOf(grocer, 'rui-fish', 5, low))).toEqual([['rui-fish', 5]]);
    expect(() => basketOf(grocer, 'rui-fish', 6, low)).toThrow(/only 2\.5\.$/);
    expect(() => basketOf(grocer, 'bread')).toThrow(/^Bread.*no more/);
  });
});
