import { expect, it } from 'vitest';
import { hijriDate } from '../engines/newspaper/words/dates.ts';
import {
  isBankDay,
  isHoliday,
  isPaperDay,
  isRamadan,
  isWorkday,
  lastDayOfCalendar,
  nearestDay,
} from './calendar.ts';
import { type Day, dateOf, dayAfter } from './days.ts';

const daysFrom = (first: Day, last: Day): Day[] => {
  const days: Day[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
};
const all = daysFrom('2026-01-01', lastDayOfCalendar);

it('has the days of fasting and both Eids where the demos’ own Hijri date has them', () => {
  // None of these falls into the second half of a year before 2030.
  for (const day of all.filter((one) => one.slice(5) < '07')) {
    const hijri = hijriDate(dateOf(day), 'en');
    expect(isRamadan(day), `${day} is ${hijri}`).toBe(hijri.includes(' Ramadan '));
    if (/^1 Shawwal|^10 Zilhaj|^10 Muharram/.test(hijri)) expect(isHoliday(day), day).toBe(true);
  }
});

it('has the holidays of 2026 that were published', () => {
  const published = [
    '02-04 02-21 03-17 03-19 03-20 03-21 03-22 03-23 03-26 04-14 05-01',
    '05-26 05-27 05-28 05-29 05-30 05-31 06-26 08-05 08-26 09-04 10-20 10-21 12-16 12-25',
  ];
  expect(all.filter((day) => day < '2027' && isHoliday(day))).toEqual(
    published.flatMap((line) => line.split(' ').map((day) => `2026-${day}`)),
  );
});

it('knows when shops work, banks clear and papers come out', () => {
  // 27 November 2026 was a Friday.
  expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-12-16'].map(isWorkday)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(
    ['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-31', '2027-07-01'].map(isBankDay),
  ).toEqual([true, false, true, false, false]);
  const unprinted = (first: Day, last: Day) =>
    daysFrom(first, last).filter((day) => !isPaperDay(day));
  expect(unprinted('2026-03-01', '2026-04-30')).toEqual(daysFrom('2026-03-20', '2026-03-24'));
  expect(unprinted('2027-05-01', '2027-06-30')).toEqual(daysFrom('2027-05-16', '2027-05-20'));
});

it('finds the nearest such day, ahead and back', () => {
  expect(nearestDay('2026-11-27', isBankDay)).toBe('2026-11-29');
  expect(nearestDay('2026-11-29', isBankDay)).toBe('2026-11-29');
  expect(nearestDay('2026-03-24', isPaperDay, -1)).toBe('2026-03-19');
});
