import { describe, expect, it } from 'vitest';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginNewspaper } from '../begin.ts';
import { sectionOf } from '../data.ts';
import { bowl, bringEntry, chooseArea } from './following.ts';
import { paperForTest, sure } from './testing.ts';

describe('the live column', () => {
  const { data, premises, world } = paperForTest('nodimatrik');

  it('brings each entry at the minute it is asked for, until all are out', () => {
    const { length } = sure(sectionOf(data, 'live')).entries;
    let after = bringEntry(premises, world);
    expect(after.entries.at(-1)).toEqual({ day: '2026-11-22', at: 15 * 60 });
    const later = premisesForTest(data, new Date(2026, 10, 22, 15, 20));
    expect(bringEntry(later, world).entries.at(-1)?.at).toBe(15 * 60 + 20);
    for (let count = 0; count < length; count += 1) after = bringEntry(premises, after);
    expect(after.entries).toHaveLength(length);
  });

  it('is that of the day before while its hours lie ahead', () => {
    const begin = (minute: number) => beginNewspaper(data, new Date(2026, 10, 22, 12, minute));
    expect(begin(41).entries[0]?.day).toBe('2026-11-21');
    expect(begin(42).entries[0]?.day).toBe('2026-11-22');
  });
});

it('bowls no more balls than there are', () => {
  const { data, premises, world } = paperForTest('gallery-theke');
  const { length } = sure(sectionOf(data, 'match')).balls;
  expect(bowl(premises, world, 'ball').balls).toBe(world.balls + 1);
  expect(bowl(premises, world, 'over').balls).toBe(world.balls + 4);
  const last = { ...world, balls: length };
  expect(bowl(premises, last, 'ball').balls).toBe(length);
  expect(bowl(premises, last, 'over').balls).toBe(length);
  const other = paperForTest('sadarghat');
  expect(bowl(premisesForTest(other.data), other.world, 'ball')).toBe(other.world);
});

it('knows only the areas of its map', () => {
  const { premises, world } = paperForTest('dhorla');
  expect(chooseArea(premises, world, 'ulipur').area).toBe('ulipur');
  expect(() => chooseArea(premises, world, 'dhaka')).toThrow();
});
