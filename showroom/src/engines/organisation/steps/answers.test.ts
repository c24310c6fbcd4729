import { expect, it } from 'vitest';
import { faultOf, nextMonths } from './answers.ts';

const fault = (kind: Parameters<typeof faultOf>[0]['kind'], text: string, isNeeded = true) =>
  faultOf({ kind, isNeeded }, text, '2026-11-22');

it('says what is wrong with an answer', () => {
  expect(fault('text', '')).toBe('missing');
  expect(fault('text', '', false)).toBeUndefined();
  expect(fault('mail', 'jansen')).toBe('noMail');
  expect(fault('mail', 'jansen@example.com')).toBeUndefined();
  expect(fault('phone', '০১৭০০-০০০০০০')).toBeUndefined();
  expect(fault('phone', '01200-000000')).toBeUndefined();
  expect(fault('phone', '+49 40 1234567')).toBeUndefined();
  expect(fault('phone', '\u202a＋４９ 40 1234567\u202c')).toBeUndefined();
  expect(fault('phone', '+880 1200-000000')).toBeUndefined();
  expect(fault('phone', '12345')).toBe('noPhone');
  expect(fault('count', 'two')).toBe('noCount');
  expect(fault('count', '১২')).toBeUndefined();
  expect(fault('count', '2.5')).toBe('noCount');
  expect(fault('count', '9999')).toBeUndefined();
  expect(fault('count', '10000')).toBe('noCount');
  expect(fault('measure', '2.5')).toBeUndefined();
  expect(fault('measure', '২.৫')).toBeUndefined();
  expect(fault('measure', '0')).toBe('noMeasure');
  expect(fault('day', '2026-11-21')).toBe('pastDay');
  expect(fault('day', '2026-11-22')).toBeUndefined();
  expect(fault('day', 'soon')).toBe('noDay');
});

it('takes an address, a number or a day alone, without words about it', () => {
  for (const typed of ['to jansen@example.com', 'jansen@example..com', 'jansen@example.com।']) {
    expect(fault('mail', typed), typed).toBe('noMail');
  }
  expect(fault('mail', 'jansen@example.com, Hamburg')).toBe('noMail');
  expect(fault('phone', '49+40123456')).toBe('noPhone');
  expect(fault('phone', '+494012345678901')).toBeUndefined();
  expect(fault('phone', '+4940123456789012')).toBe('noPhone');
  expect(fault('day', 'on 2026-11-23')).toBe('noDay');
  expect(fault('day', '2026-11-23 or 24')).toBe('noDay');
});

it('names six months from the first in which goods can be shipped, over the end of a year', () => {
  const names = nextMonths(new Date('2026-11-30T00:00'), 'en');
  expect(names).toEqual([
    'December 2026',
    'January 2027',
    'February 2027',
    'March 2027',
    'April 2027',
    'May 2027',
  ]);
  expect(nextMonths(new Date('2026-11-02T00:00'), 'en')[0]).toBe('November 2026');
  expect(nextMonths(new Date('2027-01-31T00:00'), 'en')[0]).toBe('February 2027');
});
