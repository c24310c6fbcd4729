import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  expect(screen.queryByText('No position is open.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Apply: Tester & Trainer' }).getAttribute('href')).toBe(
    'mailto:hello@nokshi.example?subject=Tester%20%26%20Trainer',
  );
});

test('without openings one sentence says so, with a way to write', () => {
  show([]);
  expect(screen.getByText('No position is open.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});
