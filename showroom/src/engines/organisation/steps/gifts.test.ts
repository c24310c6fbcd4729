import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { organisationSchema } from '../schema.ts';
import type { OrganisationWorld } from '../world.ts';
import { give, givenFor, stopGift } from './gifts.ts';

const premises = premisesForTest(demoData('balucharer-alo', organisationSchema));
const empty: OrganisationWorld = { gifts: [], messages: [] };
const gift = {
  name: 'Rahima',
  amount: 2000,
  rhythm: 'monthly',
  method: 'bkash',
  project: 'school-boats',
} as const;

it('numbers gifts one after another, dates them, and adds them up by project', () => {
  const once = give(premises, empty, { ...gift, rhythm: 'once', amount: 500 });
  const twice = give(premises, once, gift);
  expect(twice.gifts).toMatchObject([
    { number: 1047, day: '2026-11-22' },
    { number: 1046, day: '2026-11-22' },
  ]);
  expect(givenFor(twice, 'school-boats')).toBe(2500);
  expect(givenFor(twice, 'flood-food')).toBe(0);
});

it.each([Number.NaN, 0, -500, 49, 99.5, 500_001])('refuses a gift of %d taka', (amount) => {
  expect(() => give(premises, empty, { ...gift, amount })).toThrow(
    expect.objectContaining({
      field: 'other',
      message: expect.stringContaining('from 50 to 5,00,000'),
    }),
  );
});

it.each([50, 500_000])('takes a gift of %d taka', (amount) => {
  expect(give(premises, empty, { ...gift, amount }).gifts[0]?.amount).toBe(amount);
});

it('takes a gift for a work that there is, or for where it is needed most', () => {
  expect(give(premises, empty, { ...gift, project: null }).gifts[0]?.project).toBeNull();
  expect(() => give(premises, empty, { ...gift, project: 'boats' })).toThrow(
    expect.objectContaining({
      field: 'project',
      message: expect.stringContaining('one of our works'),
    }),
  );
});

it('stops a monthly gift of one’s own once, and no other', () => {
  const given = give(premises, give(premises, empty, gift), { ...gift, rhythm: 'once' });
  const stopped = stopGift(premises, given, 1046);
  expect(stopped.gifts.map(({ isStopped }) => isStopped)).toEqual([false, true]);
  for (const number of [1046, 1047, 9]) {
    expect(() => stopGift(premises, stopped, number)).toThrow(/no monthly gift/);
  }
  const others = given.gifts.map((one) => ({ ...one, isOwn: false }));
  expect(() => stopGift(premises, { ...given, gifts: others }, 1046)).toThrow(/no monthly gift/);
});
