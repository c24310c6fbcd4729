import { expect, it } from 'vitest';
import { minutesOf, timeInWords } from '../../../words/clock.ts';
import { plainTime } from '../words/dates.ts';
import { banglaDate, englishDate, hijriDate, weekdayOf } from './dates.ts';

const day = new Date(2025, 7, 9);

it('prints a day in three calendars, as papers have it', () => {
  expect(banglaDate(day, 'bn')).toBe('২৫ শ্রাবণ ১৪৩২');
  expect(englishDate(day, 'bn')).toBe('৯ আগস্ট ২০২৫');
  expect(hijriDate(day, 'bn')).toBe('১৪ সফর ১৪৪৭');
  expect(weekdayOf(day, 'bn')).toBe('শনিবার');
  expect(banglaDate(day, 'en')).toBe('25 Srabon 1432');
  expect(englishDate(day, 'en')).toBe('9 August 2025');
});

it('tells the time with its part of the day', () => {
  expect(timeInWords(minutesOf('17:30'), 'en')).toBe('5.30 pm');
  expect(timeInWords(minutesOf('17:30'), 'bn')).toBe('বিকেল ৫:৩০');
  expect(timeInWords(minutesOf('00:05'), 'bn')).toBe('রাত ১২:০৫');
  expect(timeInWords(minutesOf('09:00'), 'bn')).toBe('সকাল ৯টা');
  expect(plainTime(minutesOf('12:42'), 'bn')).toBe('১২:৪২');
});
