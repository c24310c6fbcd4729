import { expect, it } from 'vitest';
import { Refusal } from '../../runtime/refuse.ts';
import {
  forgetMessage,
  give,
  givenFor,
  keepMessage,
  type OrganisationWorld,
  stopGift,
} from './world.ts';

const empty: OrganisationWorld = { gifts: [], messages: [] };
const gift = {
  name: 'Rahima',
  amount: 2000,
  rhythm: 'monthly',
  method: 'bkash',
  project: 'boats',
} as const;

it('numbers gifts one after another and adds them up by project', () => {
  const once = give(empty, { ...gift, rhythm: 'once', amount: 500 }, 'no');
  const twice = give(once, gift, 'no');
  expect(twice.gifts.map(({ number }) => number)).toEqual([1047, 1046]);
  expect(givenFor(twice, 'boats')).toBe(2500);
  expect(givenFor(twice, 'homes')).toBe(0);
});

it.each([Number.NaN, 0, -500, 49, 99.5, 500_001])('refuses a gift of %d taka', (amount) => {
  expect(() => give(empty, { ...gift, amount }, 'Please write an amount.')).toThrow(
    new Refusal('Please write an amount.'),
  );
});

it('stops a monthly gift of one’s own, and no other', () => {
  const given = give(give(empty, gift, 'no'), { ...gift, rhythm: 'once' }, 'no');
  const stopped = stopGift(stopGift(given, 1046), 1047);
  expect(stopped.gifts.map(({ isStopped }) => isStopped)).toEqual([false, true]);
});

it('keeps what a form sent until it is taken back', () => {
  const message = { about: 'Hessian', form: 'cloth', lines: [{ name: 'City', value: 'Hamburg' }] };
  const two = keepMessage(keepMessage(empty, message), message);
  expect(two.messages.map(({ number }) => number)).toEqual([302, 301]);
  expect(forgetMessage(two, 302).messages.map(({ number }) => number)).toEqual([301]);
});
