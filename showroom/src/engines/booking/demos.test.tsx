import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { openedForTest } from '../../demo/testing.ts';
import { BookingDemo } from './Demo.tsx';
import { bookingSchema } from './schema.ts';

const read = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../../demos', name, 'demo.yaml'), 'utf8'));

describe('booking demos', () => {
  it.each([
    ['keora', ['Choose your cabin', 'Cabin 6', '৳\u00A024,000', '৳\u00A07,200', 'Cabin 2, taken']],
    ['khilkhil', ['Dr Fahmida Noor', 'Dr Asif Mahmud', 'Half an hour, no waiting room', '6.30 pm']],
  ])('%s opens with what is free', (name, expected) => {
    const data = withAddresses(bookingSchema.parse(read(name)), () => '/picture.svg');
    const html = renderToString(<BookingDemo {...openedForTest(name, data)} />);
    for (const words of expected) expect(html).toContain(words);
  });

  it('refuses data that book a cabin twice, or on a day without a trip', () => {
    const data = read('keora') as { bookings: { place: string; day: number }[] };
    const [first, second] = data.bookings;
    if (!first || !second) throw new Error('too few bookings');
    second.place = first.place;
    expect(bookingSchema.safeParse(data).error?.message).toContain('for a second time');
    second.day = 21;
    expect(bookingSchema.safeParse(data).error?.message).toContain('trips begin on: 20, 27, 34');
  });
});
