import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../words/days.ts';
import { house, shop, today } from '../testing.ts';
import { inOrderOfExpiry, isNear, isPast, sellable } from './stock.ts';

const at = (days: number, number = 'B', pieces = 1) => ({
  medicine: 'm',
  number,
  branch: 'b',
  pieces,
  expires: dayOf(today, days),
});

describe('a batch', () => {
  it('is good to the end of its last day', () => {
    expect([-1, 0, 1].map((days) => isPast(at(days), today))).toEqual([true, false, false]);
  });

  it('is warned of while it is near its date', () => {
    expect([-1, 0, 90, 91].map((day) => isNear(at(day), shop.pharmacy))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a shelf', () => {
  it('shows what expires first at its front, and nothing that is gone', () => {
    const batches = [
      at(300, 'D'),
      at(4, 'C'),
      at(90, 'E'),
      at(10, 'X', 0),
      at(-5, 'A'),
      at(3, 'B'),
    ];
    expect(inOrderOfExpiry(batches).map(({ number }) => number)).toEqual(['A', 'B', 'C', 'E', 'D']);
  });

  it('sells of all branches, or of one', () => {
    const branches = (branch?: string) =>
      sellable(
        house.world,
        { medicine: 'mishtikom-500', ...(branch === undefined ? {} : { branch }) },
        today,
      ).map((one) => [one.number, one.branch]);
    expect(branches('mohipal')).toEqual([['MK102', 'mohipal']]);
    // MK081 is past its date.
    expect(branches()).toEqual([
      ['MK102', 'trunk-road'],
      ['MK102', 'mohipal'],
      ['MK110', 'dagonbhuiyan'],
    ]);
  });
});
