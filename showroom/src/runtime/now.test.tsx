import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { dayInWords, dayOf } from '../words/days.ts';
import { presentMoment, useNow } from './now.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });

test.each([
  ['2026-12-31T17:59:00Z', 'Asia/Dhaka', [2026, 11, 31, 23, 59]],
  ['2026-12-31T18:01:00Z', 'Asia/Dhaka', [2027, 0, 1, 0, 1]],
  ['2028-02-29T17:59:00Z', 'Asia/Dhaka', [2028, 1, 29, 23, 59]],
  ['2028-02-29T18:01:00Z', 'Asia/Dhaka', [2028, 2, 1, 0, 1]],
  ['2026-12-31T18:01:00Z', 'UTC', [2026, 11, 31, 18, 1]],
  ['2026-12-31T18:01:00Z', 'America/Los_Angeles', [2026, 11, 31, 10, 1]],
  ['2026-12-31T18:01:00Z', 'Pacific/Kiritimati', [2027, 0, 1, 8, 1]],
])('at %s the clocks of %s show %j, wherever the browser is', (moment, timeZone, shown) => {
  at(moment);
  const now = presentMoment(timeZone);
  expect([
    now.getFullYear(),
    now.getMonth(),
    now.getDate(),
    now.getHours(),
    now.getMinutes(),
  ]).toEqual(shown);
});

function Today() {
  const { minute, isPresent } = useNow('Asia/Dhaka');
  const day = dayInWords(dayOf(new Date(minute)), 'en', 'year');
  return <p role="status">{isPresent ? day : <s>{day}</s>}</p>;
}

test('a page that was built months ago is taken over as it is, and shows the day at once', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  at('2026-08-20T05:00:00Z');
  const html = renderToString(<Today />);
  at('2026-12-31T18:01:00Z');
  expect(renderToString(<Today />)).toBe(html);
  expect(html).toContain('<s>');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  render(<Today />, { container, hydrate: true });
  expect(screen.getByRole('status').innerHTML).toBe('1 January 2027');
  expect(written).not.toHaveBeenCalled();
});
