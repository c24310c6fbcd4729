import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { openedForTest } from '../../../demo/testing.ts';
import type { HourPlan } from '../data.ts';
import { BookingProvider } from '../engine.ts';
import { bookingSchema } from '../schema.ts';
import { Calendar } from './Calendar.tsx';
import { BookingPage } from './guest/BookingPage.tsx';
import { OwnBookings } from './guest/OwnBookings.tsx';
import { ClosedHours } from './owner/ClosedHours.tsx';
import { DaySheet } from './owner/DaySheet.tsx';

const dataOf = (name: string) => demoData(name, bookingSchema);
const shown = (name: string, screen: ReactNode): string =>
  renderToString(
    <BookingProvider opened={openedForTest(name, dataOf(name))}>{screen}</BookingProvider>,
  ).replaceAll('<!-- -->', '');

it('the day sheet of a trip counts cabins, money, meals and permits', () => {
  const html = shown('keora', <DaySheet />);
  for (const words of ['Mahbub Alam', 'To prepare', '5 guests', '4 guests', '3 booked']) {
    expect(html).toContain(words);
  }
});

it('the day sheet of the dentists says who comes when', () => {
  const html = shown('khilkhil', <DaySheet />);
  for (const words of ['6.00 pm', 'Rumi Khatun', 'Remind: Rumi Khatun']) {
    expect(html).toContain(words);
  }
});

it('a guest has no bookings at first, and sees nobody else’s', () => {
  expect(shown('keora', <OwnBookings />)).toContain('You have booked nothing yet.');
  expect(shown('keora', <BookingPage code={2041} />)).toContain('There is no such booking.');
});

it('the closed hours are those of Friday prayers', () => {
  const { plan } = dataOf('khilkhil');
  expect(shown('khilkhil', <ClosedHours plan={plan as HourPlan} />)).toContain(
    'Every Friday, 12.00 pm to 3.00 pm',
  );
});

it('the calendar counts what is free on each day', () => {
  const html = shown('khilkhil', <Calendar chosen="2026-11-23" choose={() => {}} />);
  expect(html).toContain('November 2026');
  expect(html).toMatch(/23 November: \d+ free/);
});
