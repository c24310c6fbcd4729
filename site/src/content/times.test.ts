import { expect, it } from 'vitest';
import { lightAt, timeInSentence, timeOfDay } from './times.ts';

it('tells a time with the part of the day in Bangla', () => {
  const told = (time: string) => {
    const { part, clock } = timeOfDay(time, 'bn');
    return `${part} ${clock}`;
  };
  expect(told('15:40')).toBe('বিকেল ৩:৪০');
  expect(told('20:00')).toBe('রাত ৮টা');
  expect(told('08:05')).toBe('সকাল ৮:০৫');
  expect(told('12:30')).toBe('দুপুর ১২:৩০');
  expect(told('18:15')).toBe('সন্ধ্যা ৬:১৫');
  expect(told('00:10')).toBe('রাত ১২:১০');
  expect(told('05:00')).toBe('ভোর ৫টা');
});

it('tells a time on the clock of 24 hours in English', () => {
  expect(timeOfDay('15:40', 'en')).toEqual({ part: undefined, clock: '15:40' });
});

it('gives a time the ending that its sentence asks for in Bangla', () => {
  const told = (time: string) =>
    (['until', 'at', 'by'] as const).map((use) => timeInSentence(time, use, 'bn'));
  expect(told('18:00')).toEqual(['সন্ধ্যা ৬টা', 'সন্ধ্যা ৬টায়', 'সন্ধ্যা ৬টার']);
  expect(told('18:30')).toEqual(['সন্ধ্যা ৬:৩০', 'সন্ধ্যা ৬:৩০-এ', 'সন্ধ্যা ৬:৩০-এর']);
  expect(timeInSentence('18:00', 'by', 'en')).toBe('18:00');
});

it('refuses what is no time of day', () => {
  for (const wrong of ['24:00', '8:00', '08:60', 'noon']) {
    expect(() => timeOfDay(wrong, 'bn')).toThrow(wrong);
  }
});

it('knows the light of each hour', () => {
  const lights = ['04:30', '08:30', '13:15', '18:40', '22:10'].map(lightAt);
  expect(lights).toEqual(['night', 'morning', 'day', 'dusk', 'night']);
});
