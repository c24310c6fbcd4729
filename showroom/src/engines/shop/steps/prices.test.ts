import { describe, expect, it } from 'vitest';
import { beginShop } from '../begin.ts';
import { goodOf } from '../data.ts';
import { basketOf, morning, shopForTest } from '../testing.ts';
import { plainLine } from './lines.ts';
import { advanceOf, basketSum, instalmentsOf, stepPrice, totalOf } from './prices.ts';

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
