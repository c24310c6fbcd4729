import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoData, demosOfEngine, writtenDemo } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { BookingDemo } from './Demo.tsx';
import { bookingSchema } from './schema.ts';

/** What the first screen of a site must show. */
const first: Readonly<Record<string, readonly string[]>> = {
  keora: ['Choose your cabin', 'Cabin 6', '৳\u00A024,000', '৳\u00A07,200', 'Cabin 2, taken'],
  khilkhil: ['Dr Fahmida Noor', 'Dr Asif Mahmud', 'Half an hour, no waiting room', '6.30 pm'],
};

describe('booking demos', () => {
  it.each(demosOfEngine('booking'))('%s opens with what is free', (name) => {
    const data = demoData(name, bookingSchema);
    const html = renderToString(<BookingDemo {...openedForTest(name, data)} />);
    for (const words of first[name] ?? []) expect(html).toContain(words);
  });

  it('refuses data that book a cabin twice, or on a day without a trip', () => {
    const data = writtenDemo('keora', bookingSchema);
    const [first, second] = data.bookings;
    if (!first || !second) throw new Error('too few bookings');
    second.place = first.place;
    expect(bookingSchema.safeParse(data).error?.message).toContain('for a second time');
    second.day = 21;
    expect(bookingSchema.safeParse(data).error?.message).toContain('trips begin on: 20, 27, 34');
  });

  it('has its patients within the hours of whatever weekday it begins on', () => {
    const data = writtenDemo('khilkhil', bookingSchema);
    const [patient] = data.bookings;
    if (!patient) throw new Error('nobody is booked');
    patient.time = '20:00';
    expect(bookingSchema.safeParse(data).error?.message).toContain('is at 20:00, when not every');
  });
});
