import { describe, expect, it } from 'vitest';
import { house, leftAt, shop, withBatches } from '../testing.ts';
import type { Line } from '../world.ts';
import { putOnBill } from './sale.ts';

const { pharmacy, world } = shop;
const branch = 'charpara';
const strip = (medicine: string, count = 1): Line => ({ branch, medicine, unit: 'strip', count });
const values = (lines: readonly Line[]) =>
  lines.map(({ medicine, unit, count }) => [medicine, unit, count]);

describe('a bill that is under way', () => {
  it('has a line for each medicine and pack, which change one by one', () => {
    const more = putOnBill(pharmacy, world, strip('jorbin-xr', 3));
    expect(values(more.lines)).toEqual([
      ['febron-500', 'strip', 2],
      ['febron-500', 'tablet', 5],
      ['jorbin-xr', 'strip', 3],
    ]);
    const changed = putOnBill(pharmacy, more, strip('febron-500', 4));
    expect(values(changed.lines)).toEqual([
      ['febron-500', 'strip', 4],
      ['febron-500', 'tablet', 5],
      ['jorbin-xr', 'strip', 3],
    ]);
    expect(values(putOnBill(pharmacy, changed, strip('febron-500', 0)).lines)).toEqual([
      ['febron-500', 'tablet', 5],
      ['jorbin-xr', 'strip', 3],
    ]);
    expect(putOnBill(pharmacy, world, strip('snake-oil'))).toBe(world);
  });

  it('is one at each branch', () => {
    const line = { medicine: 'chapnami-5', unit: 'strip', count: 2 } as const;
    const one = putOnBill(house.pharmacy, house.world, { ...line, branch: 'trunk-road' });
    const two = putOnBill(house.pharmacy, one, { ...line, branch: 'mohipal' });
    const { lines } = putOnBill(house.pharmacy, two, { ...line, branch: 'mohipal', count: 5 });
    expect(lines.map((one) => [one.branch, one.count])).toEqual([
      ['trunk-road', 2],
      ['mohipal', 5],
    ]);
  });

  it('counts strips and tablets of one medicine against the same stock', () => {
    const all = putOnBill(pharmacy, world, strip('shwasin-10', 49));
    const one = { ...strip('shwasin-10'), unit: 'tablet' } as const;
    expect(() => putOnBill(pharmacy, all, one)).toThrow('only 49 strips left here');
  });
});

describe('what can’t be put on a bill', () => {
  const put =
    (medicine: string, count: number, of = world) =>
    () =>
      putOnBill(pharmacy, of, strip(medicine, count));

  it('is past its date, or more than is left', () => {
    expect(put('cefral-200', 1)).toThrow(/Cefral 200 is past its date/);
    expect(put('haddi-d', 53)).toThrow(/52 strips left/);
    expect(leftAt(world, 'haddi-d', branch)).toBe(52 * 15);
  });

  it('is half a tablet, or less than none', () => {
    expect(put('febron-500', 1.5)).toThrow('whole numbers');
    expect(put('febron-500', -1)).toThrow('whole numbers');
  });

  it('is not there at all, though another branch may have it', () => {
    const left = (pieces: number) =>
      withBatches(world, 'cefral-200', (one) => ({ ...one, pieces }));
    expect(put('cefral-200', 1, left(1))).toThrow('past its date');
    expect(put('cefral-200', 1, left(0))).toThrow('There is no Cefral 200 left here');
    const emptied = withBatches(house.world, 'jibanubir-500', (one) =>
      one.branch === 'mohipal' ? { ...one, pieces: 0 } : one,
    );
    const asked = { ...strip('jibanubir-500'), branch: 'mohipal' };
    expect(() => putOnBill(house.pharmacy, emptied, asked)).toThrow(
      'There is no Jibanubir 500 left here',
    );
  });
});
