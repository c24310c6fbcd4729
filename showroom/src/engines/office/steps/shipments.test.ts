import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginOffice } from '../begin.ts';
import type { ImportsDesk } from '../data.ts';
import { officeSchema } from '../schema.ts';
import { landedCost, receive, setCosts, spread } from './shipments.ts';
import { countOf } from './stock.ts';

const premises = premisesForTest(demoData('godhuli', officeSchema));
const desk = premises.data.desk as ImportsDesk;
const world = beginOffice(premises.data, premises.now);

it('spreads a cost so that its parts sum to it to the last taka', () => {
  const amounts = fc.array(fc.nat(9_999_999), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.nat(99_999_999), amounts, (amount, shares) => {
      fc.pre(shares.some((share) => share > 0));
      expect(spread(amount, shares).reduce((sum, part) => sum + part, 0)).toBe(amount);
    }),
  );
});

it('gives the units that are left to what lost most by cutting, and to the first of two alike', () => {
  expect(spread(10, [5, 1])).toEqual([8, 2]);
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(100, [0, 0])).toEqual([0, 0]);
});

it('costs a carton as in the picture, and more after the truck hire went up', () => {
  const items = desk.shipments[0]?.items ?? [];
  const each = (costs: readonly number[]) => landedCost(items, costs).map((item) => item.each);
  expect(each([2_254_000, 986_125, 67_620, 45_080])).toEqual([7289, 5355, 5950, 4723]);
  const after = setCosts(premises, world, desk, '1846', [986_125, 67_620, 90_000]);
  expect(each(after.shipments[0]?.costs ?? [])[0]).toBeGreaterThan(7289);
  expect(setCosts(premises, world, desk, '1846', [0, 0, 0]).shipments[0]?.costs[3]).toBe(0);
  for (const wrong of [Number.NaN, -1, 1.5]) {
    expect(() => setCosts(premises, world, desk, '1846', [wrong, 0, 0])).toThrow(/Duty/);
    expect(() => setCosts(premises, world, desk, '1846', [0, 0, wrong])).toThrow(/Truck/);
  }
  expect(() => setCosts(premises, world, desk, '1839', [1, 1, 1])).toThrow(
    'LC 1839 is in the godown already',
  );
});

it('receives a shipment once, and only when it is cleared', () => {
  const after = receive(premises, world, desk, '1846', 'chattogram');
  expect(countOf(after, 'cooker', 'chattogram')).toBe(41 + 200);
  expect(() => receive(premises, after, desk, '1846', 'tongi')).toThrow(
    'LC 1846 was received already',
  );
  expect(() => receive(premises, world, desk, '1852', 'tongi')).toThrow(
    'LC 1852 is still on the way',
  );
});
