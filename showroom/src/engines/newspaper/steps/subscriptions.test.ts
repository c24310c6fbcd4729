import { describe, expect, it } from 'vitest';
import { isOpen, lastDayOf, runningSubscription } from '../world.ts';
import { endSubscription, stopLetter, subscribe, writeTo } from './subscriptions.ts';
import { paperForTest, sure } from './testing.ts';

describe('a subscription', () => {
  const { data, premises, today, world } = paperForTest('khatian');
  const typed = { name: 'Rahima', mobile: '+880 1712-345678', payment: 'bkash' as const };
  const paid = subscribe(premises, world, typed);

  it('is one, can be ended, and needs a name and a number', () => {
    expect(paid.subscription).toMatchObject({ name: 'Rahima', day: '2026-11-22' });
    expect(endSubscription(premises, paid)).toEqual(world);
    expect(() => subscribe(premises, world, { ...typed, name: ' ' })).toThrow('a name');
    expect(() => subscribe(premises, world, { ...typed, mobile: 'x' })).toThrow('eleven digits');
  });

  it('opens closed stories up to its last day and no longer', () => {
    const closed = sure(data.stories.find(({ isClosed }) => isClosed));
    expect(lastDayOf(sure(paid.subscription ?? undefined))).toBe('2026-12-22');
    expect(isOpen(closed, world, today)).toBe(false);
    expect(isOpen(closed, paid, today)).toBe(true);
    expect(isOpen(closed, paid, new Date(2026, 11, 22))).toBe(true);
    expect(runningSubscription(paid, new Date(2026, 11, 23))).toBeUndefined();
  });
});

it('sends the letter to an address, and to nothing else', () => {
  const { premises, world } = paperForTest('sadarghat');
  const sent = writeTo(premises, world, ' rahima@mail.example ');
  expect(sent.letter).toBe('rahima@mail.example');
  expect(stopLetter(premises, sent)).toEqual(world);
  for (const typed of ['', 'rahima', 'rahima@mail', 'a b@mail.example']) {
    expect(() => writeTo(premises, world, typed)).toThrow('name@place.example');
  }
});
