import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endOf, isOpen } from '../content/open-position.ts';
import type { Opening } from '../content/openings.ts';
import { Openings } from './Openings.tsx';

const opening: Opening = {
  id: 'tester',
  sample: false,
  title: 'Tester & Trainer',
  employment: 'PART_TIME',
  place: 'Paltan, Dhaka',
  posted: '2026-11-01',
  closes: '2026-12-31',
  end: endOf({ closes: '2026-12-31' }, 'Asia/Dhaka'),
  description: 'You try every change before a client does.',
  requirements: ['Patience', 'Bangla and English'],
};

const show = (openings: Opening[]) =>
  render(
    <Openings
      title="Open positions"
      none="No position is open."
      contact="Contact Us"
      openings={openings}
      email="hello@nokshi.example"
      labels={{
        apply: 'Apply',
        closes: 'Apply by',
        fullTime: 'Full time',
        partTime: 'Part time',
        contractor: 'Contract',
        intern: 'Internship',
      }}
      language="en"
    />,
  );

test('an opening says what it is, and its mail names the position', () => {
  show([opening]);
  expect(screen.getByText('Part time')).toBeTruthy();
  expect(screen.getByText('31 December 2026')).toBeTruthy();
  expect(screen.getByText('Bangla and English')).toBeTruthy();
  expect(screen.getByText('No position is open.').parentElement?.hidden).toBe(true);
  expect(screen.getByRole('link', { name: 'Apply: Tester & Trainer' }).getAttribute('href')).toBe(
    'mailto:hello@nokshi.example?subject=Tester%20%26%20Trainer',
  );
});

test('without openings one sentence says so, with a way to write', () => {
  show([]);
  expect(screen.getByText('No position is open.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});

/** What /career does by itself once its openings are there. */
const [, ownScript = ''] =
  /<script is:inline>(.*?)<\/script>/s.exec(
    readFileSync(join(import.meta.dirname, '../pages/[...lang]/career.astro'), 'utf8'),
  ) ?? [];

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-12-31T23:59:00+06:00', ['Tester & Trainer', 'Driver']],
  ['2027-01-01T00:01:00+06:00', ['Driver']],
  ['2027-01-02T00:01:00+06:00', []],
])('at %s a page that was built before shows %j', (moment, shown) => {
  const driver: Opening = {
    ...opening,
    ...{ id: 'driver', title: 'Driver', closes: '2027-01-01' },
    end: endOf({ closes: '2027-01-01' }, 'Asia/Dhaka'),
  };
  show([opening, driver]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
  new Function(ownScript)();
  const titles = screen.queryAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(shown);
  const none = screen.getByText('No position is open.').parentElement;
  expect(none?.hidden).toBe(shown.length > 0);
});

test.each([
  ['2028-02-29T23:59:00+06:00', true],
  ['2028-03-01T00:01:00+06:00', false],
])('whoever applies by 29 February 2028 in Dhaka may at %s: %s', (moment, may) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
  expect(isOpen({ closes: '2028-02-29' }, 'Asia/Dhaka')).toBe(may);
});
