import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../runtime/refuse.ts';
import { goodOf } from '../data.ts';
import { basketOf, emptyShop, premisesOf, shopForTest } from '../testing.ts';
import type { ShopWorld } from '../world.ts';
import { acceptSubstitute, addToBasket, inBasket, piecesIn, setCount } from './basket.ts';
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
