import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../runtime/refuse.ts';
import { addToBasket, setCount } from './basket.ts';
import { beginShop } from '../begin.ts';
import { setState } from './order-states.ts';
import { advanceOf, basketSum, instalmentsOf, stepPrice, totalOf } from './prices.ts';
import { addReview, ratingOf } from './reviews.ts';
import { setStock } from './stock.ts';
import { basketOf, inEnglish as say, shopForTest } from '../testing.ts';
import { findWarranty, serialsOf } from './warranty.ts';
import { goodOf, leftOf, plainLine } from '../world.ts';

const sarees = shopForTest('megh-maku');
const grocer = shopForTest('jhuribhora');
const devices = shopForTest('volt-baksho');
const furniture = shopForTest('kathchapa');
const skincare = shopForTest('neem-shiuli');

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
    const [order] = beginShop(grocer).orders;
    expect(order && totalOf(order)).toBe(1265);
    expect(basketSum(grocer, beginShop(grocer).basket) + 30).toBe(1265);
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
  it('takes no more than the shelf has, however it is chosen', () => {
    const stripe = plainLine(goodOf(sarees, 'khadi-stripe'), 4);
    const world = addToBasket(beginShop(sarees), sarees, stripe, say);
    const other = { ...stripe, options: ['indigo'], count: 2 };
    expect(addToBasket(world, sarees, other, say).basket).toHaveLength(2);
    expect(() => addToBasket(world, sarees, { ...other, count: 3 }, say)).toThrow(/only 6/);
  });

  it('weighs in whole steps and refuses letters', () => {
    const world = basketOf(grocer, 'bogura-potato');
    const [line] = world.basket;
    if (!line) throw new Error('nothing is in the basket');
    expect(() => setCount(world, grocer, line, 2.5, say)).toThrow(/steps of 500/);
    expect(() => setCount(world, grocer, line, Number.NaN, say)).toThrow(Refusal);
    expect(setCount(world, grocer, line, 0, say).basket).toEqual([]);
  });
});

it('a shelf is counted in whole steps from 0 on', () => {
  const world = beginShop(grocer);
  expect(leftOf(setStock(world, grocer, 'bogura-potato', 2.5, say), 'bogura-potato')).toBe(5);
  for (const amount of [-1, 0.3, Number.NaN]) {
    expect(() => setStock(world, grocer, 'bogura-potato', amount, say)).toThrow(/from 0 on/);
  }
});

it('only buyers review, once, with words', () => {
  const world = beginShop(skincare);
  const review = { good: 'neem-face-wash', words: 'Good.', who: '', stars: 3 };
  const wash = goodOf(skincare, 'neem-face-wash');
  expect(ratingOf(world, wash)).toEqual({ stars: 4.8, buyers: 212 });
  const after = addReview(world, review, say);
  expect(ratingOf(after, wash).buyers).toBe(213);
  expect(() => addReview(after, review, say)).toThrow(/already/);
  expect(() => addReview(world, { ...review, words: ' ' }, say)).toThrow(/few words/);
  expect(() => addReview(world, { ...review, good: 'lip-balm' }, say)).toThrow(/Only who/);
});

it('a warranty is found by serial number or IMEI, from the day of delivery on', () => {
  const world = beginShop(devices);
  expect(findWarranty(world, devices, 'vb 1036 4471')).toMatchObject({ good: 'batash-12' });
  expect(findWarranty(world, devices, '356789104523715')).toMatchObject({ good: 'doyel-7' });
  expect(findWarranty(world, devices, '356789104523716').is).toBe('noImei');
  expect(findWarranty(world, devices, 'VB-0').is).toBe('unknown');
  const own = world.orders.filter(({ isOwn, state }) => isOwn && state === 'delivered');
  const bought = own.flatMap((order) => serialsOf(devices, order));
  expect(bought.length).toBeGreaterThan(0);
  for (const piece of bought) {
    expect(findWarranty(world, devices, piece.serial)).toMatchObject({ is: 'known', day: -6 });
  }
  const phone = world.orders.find(({ state }) => state === 'sent');
  const come = setState(world, devices, phone?.number ?? 0, 'delivered', say);
  const { serial = '' } = come.sold.at(-1) ?? {};
  expect(findWarranty(come, devices, serial)).toMatchObject({ is: 'known', day: 0, months: 12 });
});
