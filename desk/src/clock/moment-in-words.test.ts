import { expect, test } from 'vitest';
import { dayInWords, momentInWords, shortDay, timeOfDay } from './moment-in-words.ts';

const dhaka = 'Asia/Dhaka';
const at = (time: string) => new Date(`2026-11-22T${time}+06:00`);

test.each([
  ['00:05', 'রাত ১২:০৫'],
  ['04:00', 'ভোর ৪:০০'],
  ['09:00', 'সকাল ৯:০০'],
  ['12:30', 'দুপুর ১২:৩০'],
  ['15:40', 'বিকেল ৩:৪০'],
  ['18:15', 'সন্ধ্যা ৬:১৫'],
  ['23:59', 'রাত ১১:৫৯'],
])('tells %s in Bangla with its part of the day', (time, told) => {
  expect(timeOfDay(at(time), dhaka, 'bn')).toBe(told);
  expect(timeOfDay(at(time), dhaka, 'en')).toBe(time);
});

test('tells a moment on the clock that it is asked for, not on that of the browser', () => {
  expect(momentInWords(new Date('2026-11-22T20:30:00Z'), dhaka, 'en')).toBe('23 Nov 2026, 02:30');
  expect(momentInWords(new Date('2026-11-22T20:30:00Z'), dhaka, 'bn')).toBe(
    '২৩ নভেম্বর ২০২৬, রাত ২:৩০',
  );
  expect(dayInWords(new Date('2026-11-22'), 'UTC', 'bn')).toBe('২২ নভেম্বর ২০২৬');
});

test('tells a day in few letters, and shortens no month in Bangla', () => {
  expect(shortDay(at('09:00'), dhaka, 'en')).toBe('22 Nov');
  expect(shortDay(at('09:00'), dhaka, 'bn')).toBe('২২ নভেম্বর');
});
