import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { openedForTest } from '../../../demo/testing.ts';
import { FirstMoment } from '../../../runtime/now.ts';
import type { HourPlan } from '../data.ts';
import { BookingProvider } from '../engine.ts';
import { bookingSchema } from '../schema.ts';
import { Calendar } from './Calendar.tsx';
import { BookingPage } from './guest/BookingPage.tsx';
import { HourStage } from './guest/HourStage.tsx';
import { OwnBookings } from './guest/OwnBookings.tsx';
import { ClosedHours } from './owner/ClosedHours.tsx';
import { DaySheet } from './owner/DaySheet.tsx';

const dataOf = (name: string) => demoData(name, bookingSchema);
const shown = (name: string, screen: ReactNode, moment = new Date(2026, 10, 22, 12)): string =>
  renderToString(
    <FirstMoment value={moment}>
      <BookingProvider opened={openedForTest(name, dataOf(name))}>{screen}</BookingProvider>
    </FirstMoment>,
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

it('a public holiday is closed in calendar, days and sheet, and the next day is chosen', () => {
  const eve = new Date(2026, 11, 15, 9);
  const stage = shown('khilkhil', <HourStage plan={dataOf('khilkhil').plan as HourPlan} />, eve);
  expect(stage).toContain('Wednesday 16 December: closed');
  expect(stage).toMatch(/<h2[^>]*>Thursday 17 December/);
  expect(stage).toContain('16 <small>closed</small>');
  const sheet = shown('khilkhil', <DaySheet />, new Date(2026, 11, 16, 9));
  expect(sheet).toContain('Closed: a public holiday.');
});
