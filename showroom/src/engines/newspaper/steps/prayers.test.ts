import { expect, it } from 'vitest';
import { minutesOf } from '../../../words/clock.ts';
import { prayersOf } from './prayers.ts';

it('gives the times of Kurigram that its calendars print, within four minutes', () => {
  const times = prayersOf(new Date(2025, 10, 14), 25.81, 89.64);
  const printed = { fajr: '05:04', asr: '15:38', maghrib: '17:17', isha: '18:35' };
  for (const [prayer, time] of Object.entries(printed)) {
    const found = times[prayer as keyof typeof times];
    expect(Math.abs(found - minutesOf(time)), `${prayer} at ${found}`).toBeLessThanOrEqual(4);
  }
});

it('keeps the prayers in their order on every day of a year', () => {
  for (let day = 0; day < 366; day += 1) {
    const { fajr, sunrise, dhuhr, asr, maghrib, isha } = prayersOf(
      new Date(2028, 0, 1 + day),
      25.81,
      89.64,
    );
    const order = [fajr, sunrise, dhuhr, asr, maghrib, isha];
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
});
