import { expect, it } from 'vitest';
import { neededOf } from './needed-of.ts';

const changes = Array.from({ length: 40 }, (_, index) => index);

/** Looks for the changes that mend something, and counts how often they are tried. */
function look(needed: (some: readonly number[]) => boolean, most = Number.POSITIVE_INFINITY) {
  let looks = 0;
  const mends = (some: readonly number[]) => {
    looks += 1;
    return needed(some);
  };
  const found = neededOf(changes, mends, () => looks >= most);
  return { found, looks };
}

it('names the one that mends something after few looks, and those that do so only together', () => {
  const one = look((some) => some.includes(23));
  expect(one.found).toEqual([23]);
  expect(one.looks).toBeLessThan(14);
  expect(look((some) => some.includes(3) && some.includes(37)).found).toEqual(changes);
  expect(look(() => false)).toEqual({ found: [], looks: 1 });
});

it('is done in time where nearly all mend something: the rest is named unseen', () => {
  const { found, looks } = look((some) => some.some((one) => one >= 5), 25);
  expect(looks).toBe(25);
  expect(found).toEqual(expect.arrayContaining(changes.filter((one) => one >= 5)));
});
