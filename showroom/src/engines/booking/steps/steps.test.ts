import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../../demo/picture.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import { dateOf } from '../../../words/days.ts';
import { book, bookingOf, cancel, confirmByCode, payAdvance, type Wanted } from './bookings.ts';
import { close, open } from './closings.ts';
import { priceOf } from './prices.ts';
import { bookingSchema } from '../schema.ts';
import { freeSlots, holderOf } from './slots.ts';
import { beginBooking, nextCode } from '../world.ts';

const dataOf = (name: string) => {
  const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
  return withAddresses(bookingSchema.parse(parse(readFileSync(file, 'utf8'))), () => '');
};
const say = (words: DemoText) => textIn(words, 'en');
// 18 November 2026 was a Wednesday.
const weekdayOf = (day: number) => dateOf(day, new Date(2026, 10, 18)).getDay();
const friday = 2;

describe('a cabin', () => {
  const data = dataOf('keora');
  const world = beginBooking(data);
  const wanted: Wanted = {
    place: 'cabin-6',
    day: 20,
    time: 0,
    name: 'Rahima',
    phone: '01711-000000',
    guests: 2,
    extras: ['permits', 'kayak'],
  };
  const held = book(world, data, wanted, weekdayOf, say);
  const code = nextCode(world);

  it('costs what its picture says, 30 per cent at once', () => {
    expect(priceOf(data, wanted)).toEqual({ stay: 20400, total: 24000, now: 7200 });
    expect(priceOf(data, { ...wanted, extras: ['permits', 'kayak', 'meals'] }).total).toBe(28800);
  });

  it('is held at once, so that nobody books it a second time', () => {
    expect(() => book(held, data, wanted, weekdayOf, say)).toThrow('Cabin 6 is taken');
    expect(() => book(world, data, { ...wanted, place: 'cabin-2' }, weekdayOf, say)).toThrow(
      'taken',
    );
    expect(bookingOf(book(held, data, { ...wanted, day: 27 }, weekdayOf, say), code + 1)?.day).toBe(
      27,
    );
  });

  it('is firm once the advance is paid, and only once', () => {
    const paid = payAdvance(held, data, code, say);
    expect(bookingOf(paid, code)).toMatchObject({ state: 'confirmed', paid: 7200 });
    expect(() => payAdvance(paid, data, code, say)).toThrow('waits for nothing');
  });

  it('is free again when the booking is cancelled, and the advance goes back in time', () => {
    const left = cancel(payAdvance(held, data, code, say), data, code, say);
    expect(bookingOf(left, code)).toMatchObject({ state: 'cancelled', paid: 0 });
    expect(holderOf(left, wanted)).toBeUndefined();
    expect(() => cancel(left, data, code, say)).toThrow('already');
    const late = { ...data, freeCancelling: 21 };
    expect(bookingOf(cancel(payAdvance(held, data, code, say), late, code, say), code)?.paid).toBe(
      7200,
    );
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ phone: 'call me' }, '11 digits'],
    [{ guests: 3 }, 'At most 2'],
    [{ guests: 0 }, 'At most 2'],
    [{ day: 21 }, 'not to be booked'],
    [{ place: 'cabin-99' }, 'not to be booked'],
  ])('refuses %j', (part, sentence) => {
    expect(() => book(world, data, { ...wanted, ...part }, weekdayOf, say)).toThrow(sentence);
  });

  it('takes a number in Bangla digits', () => {
    const phone = '০১৭১১-০০০০০০';
    expect(bookingOf(book(world, data, { ...wanted, phone }, weekdayOf, say), code)?.phone).toBe(
      phone,
    );
  });
});

describe('a half-hour', () => {
  const data = dataOf('khilkhil');
  const world = beginBooking(data);
  const wanted: Wanted = {
    place: 'fahmida',
    day: friday,
    time: 16 * 60,
    name: 'Rahima',
    phone: '01711000000',
    guests: 1,
    extras: [],
  };
  const held = book(world, data, wanted, weekdayOf, say);
  const code = nextCode(world);

  it('is firm with the code of its own message only', () => {
    const { secret = '' } = bookingOf(held, code) ?? {};
    expect(secret).toMatch(/^\d{4}$/);
    expect(() => confirmByCode(held, code, '0000', say)).toThrow('not the code');
    expect(bookingOf(confirmByCode(held, code, ` ${secret} `, say), code)?.state).toBe('confirmed');
  });

  it('is not booked during Friday prayers, nor outside the hours', () => {
    for (const time of [12 * 60, 14 * 60 + 30]) {
      expect(() => book(world, data, { ...wanted, time }, weekdayOf, say)).toThrow('closed');
    }
    expect(() => book(world, data, { ...wanted, time: 9 * 60 }, weekdayOf, say)).toThrow(
      'not to be',
    );
    expect(() => book(world, data, { ...wanted, time: 16 * 60 + 10 }, weekdayOf, say)).toThrow(
      'not to be',
    );
    expect(() => book(world, data, { ...wanted, day: 0 }, weekdayOf, say)).toThrow('not to be');
  });

  it('of one dentist leaves the other one free', () => {
    const free = freeSlots(data, held, friday, weekdayOf);
    expect(free.some(({ place, time }) => place === 'asif' && time === wanted.time)).toBe(true);
    expect(free.some(({ place, time }) => place === 'fahmida' && time === wanted.time)).toBe(false);
  });

  it('is closed by the owner unless somebody is booked in it, and opened again', () => {
    const hours = { place: '', weekday: 5, from: 16 * 60, to: 17 * 60, why: 'away' };
    expect(() => close(held, hours, weekdayOf, say)).toThrow('Rahima is booked then');
    expect(() => close(world, { ...hours, to: hours.from }, weekdayOf, say)).toThrow('after');
    const closed = close(world, hours, weekdayOf, say);
    expect(() => book(closed, data, wanted, weekdayOf, say)).toThrow('closed');
    const id = closed.closings.at(-1)?.id ?? -1;
    expect(bookingOf(book(open(closed, id), data, wanted, weekdayOf, say), code)).toBeDefined();
  });
});
