import { describe, expect, it } from 'vitest';
import { banglaDateOf, dateOfBangla, daysOfMonth } from './bangla-calendar.ts';

const of = (year: number, month: number, day: number) =>
  banglaDateOf(new Date(year, month - 1, day));

describe('the Bangla calendar of Bangladesh', () => {
  it('begins its year on 14 April', () => {
    expect(of(2026, 4, 14)).toEqual({ year: 1433, month: 0, day: 1 });
    expect(of(2026, 4, 13)).toEqual({ year: 1432, month: 11, day: 30 });
  });

  it('keeps the national days where the revision of 2019 put them', () => {
    expect(of(2026, 2, 21)).toEqual({ year: 1432, month: 10, day: 8 });
    expect(of(2026, 3, 26)).toEqual({ year: 1432, month: 11, day: 12 });
    expect(of(2026, 12, 16)).toEqual({ year: 1433, month: 8, day: 1 });
    expect(of(2025, 8, 9)).toEqual({ year: 1432, month: 3, day: 25 });
  });

  it('gives Falgun a day more when it holds a leap day', () => {
    expect(daysOfMonth(1434, 10)).toBe(30);
    expect(daysOfMonth(1433, 10)).toBe(29);
    expect(of(2028, 2, 29)).toEqual({ year: 1434, month: 10, day: 16 });
    expect(of(2028, 3, 14)).toEqual({ year: 1434, month: 10, day: 30 });
    expect(of(2028, 3, 15)).toEqual({ year: 1434, month: 11, day: 1 });
  });

  it('has 365 days, or 366', () => {
    const days = (year: number) =>
      Array.from({ length: 12 }, (_, month) => daysOfMonth(year, month)).reduce((a, b) => a + b);
    expect(days(1433)).toBe(365);
    expect(days(1434)).toBe(366);
  });

  it('leads from each day to its Bangla date and back', () => {
    for (let offset = 0; offset < 1500; offset += 1) {
      const date = new Date(2025, 0, 1 + offset);
      expect(dateOfBangla(banglaDateOf(date))).toEqual(date);
    }
  });

  it('knows no day that a month does not have', () => {
    expect(dateOfBangla({ year: 1433, month: 10, day: 30 })).toBeUndefined();
    expect(dateOfBangla({ year: 1433, month: 0, day: 0 })).toBeUndefined();
    expect(dateOfBangla({ year: 1433, month: 0, day: Number.NaN })).toBeUndefined();
  });
});
