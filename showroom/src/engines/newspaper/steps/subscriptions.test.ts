import { describe, expect, it } from 'vitest';
import { isOpen, lastDayOf, runningSubscription } from '../world.ts';
import { endSubscription, stopLetter, subscribe, writeTo } from './subscriptions.ts';
import { paperForTest, sure } from './testing.ts';

describe('a subscription', () => {
  const { data, premises, today, world } = paperForTest('khatian');
  const typed = { name: 'Rahima', mobile: '+880 1712-345678', payment: 'bkash' as const };
  const paid = subscribe(premises, world, typed);

  it('is one at the price of the paper, and can be ended', () => {
    const own = subscribe(premises, world, { ...typed, name: ' Rahima ' });
    expect(own.subscription).toMatchObject({ name: 'Rahima', day: '2026-11-22', price: 150 });
    expect(endSubscription(premises, own)).toEqual(world);
  });

  it.each([
    ['name', 'a name', ' '],
    ['name', 'shorter', 'x'.repeat(61)],
    ['mobile', 'eleven digits', 'x'],
  ])('is refused at its field: %s, %s', (field, sentence, value) => {
    expect(() => subscribe(premises, world, { ...typed, [field]: value })).toThrow(
      expect.objectContaining({ field, message: expect.stringContaining(sentence) }),
    );
  });

  it('opens closed stories for thirty days, its first and its last counted', () => {
    const closed = sure(data.stories.find(({ isClosed }) => isClosed));
    expect(lastDayOf(sure(paid.subscription ?? undefined))).toBe('2026-12-21');
    expect(isOpen(closed, world, today)).toBe(false);
    expect(isOpen(closed, paid, today)).toBe(true);
    expect(isOpen(closed, paid, new Date(2026, 11, 21))).toBe(true);
    expect(runningSubscription(paid, new Date(2026, 11, 22))).toBeUndefined();
  });
});

it('sends the letter to an address, and to nothing else', () => {
  const { premises, world } = paperForTest('sadarghat');
  const sent = writeTo(premises, world, ' rahima@mail.example ');
  expect(sent.letter).toBe('rahima@mail.example');
  expect(stopLetter(premises, sent)).toEqual(world);
  for (const typed of [
    '',
    'rahima',
    'rahima@mail',
    'a b@mail.example',
    'rahima@mail.example, Savar',
  ]) {
    expect(() => writeTo(premises, world, typed)).toThrow(
      expect.objectContaining({
        field: 'address',
        message: expect.stringContaining('name@place.example'),
      }),
    );
  }
});
