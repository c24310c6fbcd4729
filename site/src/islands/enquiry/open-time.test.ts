// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDraft } from './draft.ts';
import { openTime, shownAt } from './open-time.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

const nothingTyped = { values: { name: '' }, errors: {}, message: '', handover: false };

it('says how long the form was open, whatever the clock on the wall does', () => {
  const shown = shownAt('contact', undefined);
  vi.advanceTimersByTime(1500);
  vi.setSystemTime(0);
  expect(openTime(shown)).toEqual({ open_milliseconds: '1500' });
});

it('counts a form of the page itself from the page, however late the script', () => {
  const page = performance.now();
  vi.advanceTimersByTime(4000);
  const shown = shownAt('contact', nothingTyped);
  vi.advanceTimersByTime(1500);
  expect(openTime(shown)).toEqual({ open_milliseconds: String(Math.round(page + 5500)) });
});

it('counts a form that a script shows from then on', () => {
  vi.advanceTimersByTime(4000);
  const shown = shownAt('contact', undefined);
  vi.advanceTimersByTime(1500);
  expect(openTime(shown)).toEqual({ open_milliseconds: '1500' });
});

it('says nothing when the visitor began before, in a draft or before the script ran', () => {
  const typed = { ...nothingTyped, values: { name: 'Rahima' } };
  expect(openTime(shownAt('contact', typed))).toEqual({});
  saveDraft('contact', { values: { name: 'Rahima' }, key: 'k', preset: '', brought: {} });
  expect(openTime(shownAt('contact', undefined))).toEqual({});
});
