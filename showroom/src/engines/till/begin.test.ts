import { expect, it } from 'vitest';
import { check } from '../../../test/checks/till.ts';
import { beginTill } from './begin.ts';
import { cashIn } from './steps/drawer.ts';
import { begun, demoNames, premisesOf, tillData } from './testing.ts';

it('begins the same for everybody, in plain JSON', () => {
  for (const name of demoNames) {
    const premises = premisesOf(name);
    expect(begun(premises)).toEqual(JSON.parse(JSON.stringify(begun(premises))));
  }
});

it('has no receipt of the future, at whatever hour', () => {
  for (const name of demoNames) {
    const data = tillData(name);
    for (const [hour, minute] of [
      [0, 0],
      [7, 30],
      [9, 29],
      [9, 30],
      [23, 59],
    ] as const) {
      const now = new Date(2026, 10, 22, hour, minute);
      expect(check(data, beginTill(data, now), now), `${name} at ${hour}:${minute}`).toEqual([]);
    }
  }
});

it('keeps the sales of a morning on their day, and those of the evening before out of the drawers', () => {
  const data = tillData('tinbela');
  const [early, late] = [new Date(2026, 10, 22, 7), new Date(2026, 10, 22, 12)];
  expect(beginTill(data, late).sales[0]?.day).toBe('2026-11-22');
  const world = beginTill(data, early);
  expect(world.sales[0]?.day).toBe('2026-11-21');
  for (const counter of world.counters) expect(cashIn(world, counter)).toBe(counter.float);
});
