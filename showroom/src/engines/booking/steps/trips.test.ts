import { describe, expect, it } from 'vitest';
import { beginBooking } from '../begin.ts';
import { morningOf, premisesOf, siteForTest } from '../testing.ts';
import { bookingOf } from '../world.ts';
import {
  cancel,
  keptOn,
  payAdvance,
  refundOf,
  remind,
  setCome,
  takeRest,
} from './booking-states.ts';
import { book, type Wanted } from './bookings.ts';
import { nextCode } from './codes.ts';
import { priceOf } from './prices.ts';
import { freeSlots, holderOf, sheetTrips, tripDays } from './slots.ts';

describe('a cabin', () => {
  const data = siteForTest('keora');
  const premises = premisesOf(data);
  const world = () => beginBooking(data);
  const wanted: Wanted = {
    place: 'cabin-6',
    day: '2026-12-08',
    time: null,
    name: 'Rahima',
    phone: '01711-000000',
    guests: 2,
    extras: ['permits', 'kayak'],
  };
  const held = () => book(premises, world(), wanted);
  const code = nextCode(world());
  const paid = () => payAdvance(premises, held(), code);

  it('costs what its picture says, 30 per cent at once', () => {
    expect(priceOf(data, wanted)).toEqual({ stay: 20400, total: 24000, now: 7200 });
    expect(priceOf(data, { ...wanted, extras: ['permits', 'kayak', 'meals'] }).total).toBe(28800);
    expect(priceOf(data, { ...wanted, place: 'cabin-5' }).stay).toBe(19200);
  });

  it('is held at once, so that nobody books it a second time', () => {
    expect(() => book(premises, held(), wanted)).toThrow('Cabin 6 is taken');
    expect(() => book(premises, world(), { ...wanted, place: 'cabin-2' })).toThrow('taken');
    const later = book(premises, held(), { ...wanted, day: '2026-12-15' });
    expect(bookingOf(later, code + 1)?.day).toBe('2026-12-15');
  });

  it('is one of several that a number may book for a trip', () => {
    const both = book(premises, held(), { ...wanted, place: 'cabin-8' });
    expect(both.bookings.at(-1)).toMatchObject({ place: 'cabin-8', phone: '01711000000' });
  });

  it('comes with the extras that were asked for, and is the visitor’s own', () => {
    expect(bookingOf(held(), code)).toMatchObject({
      extras: ['permits', 'kayak'],
      total: 24000,
      isOwn: true,
      isReminded: false,
      hasCome: false,
    });
  });

  it('is firm once the advance is paid, and only once', () => {
    expect(bookingOf(paid(), code)).toMatchObject({ state: 'confirmed', paid: 7200 });
    expect(() => payAdvance(premises, paid(), code)).toThrow('waits for nothing');
    expect(() => payAdvance(premises, paid(), 7)).toThrow('waits for nothing');
    const tooLate = premisesOf(data, new Date(2026, 11, 9));
    expect(() => payAdvance(tooLate, held(), code)).toThrow('day is over');
  });

  it('is free again when the booking is cancelled', () => {
    const left = cancel(premises, paid(), code, 'guest');
    expect(bookingOf(left, code)).toMatchObject({ state: 'cancelled', paid: 0 });
    expect(holderOf(left, wanted)).toBeUndefined();
    expect(() => cancel(premises, left, code, 'guest')).toThrow('already');
    expect(() => remind(premises, left, code)).toThrow('cancelled');
  });

  it('gives the advance back up to seven days before, that day included', () => {
    const before = (days: number) => premisesOf(data, new Date(2026, 11, 8 - days, 23));
    const booking = bookingOf(paid(), code);
    if (!booking) throw new Error('nothing is booked');
    expect([8, 7, 6].map((days) => refundOf(before(days), booking, 'guest'))).toEqual([
      7200, 7200, 0,
    ]);
    expect(bookingOf(cancel(before(7), paid(), code, 'guest'), code)?.paid).toBe(0);
    expect(bookingOf(cancel(before(6), paid(), code, 'guest'), code)?.paid).toBe(7200);
  });

  it('gives all back whenever the owner cancels, and tells what it kept of others', () => {
    const today = premisesOf(data, new Date(2026, 11, 8, 7));
    const booking = bookingOf(paid(), code);
    if (!booking) throw new Error('nothing is booked');
    expect(refundOf(today, booking, 'owner')).toBe(7200);
    const byOwner = cancel(today, paid(), code, 'owner');
    expect(bookingOf(byOwner, code)).toMatchObject({ state: 'cancelled', paid: 0 });
    expect(keptOn(byOwner, booking.day)).toBe(0);
    const byGuest = cancel(today, paid(), code, 'guest');
    expect(keptOn(byGuest, booking.day)).toBe(7200);
    expect(keptOn(byGuest, '2026-12-09')).toBe(0);
  });

  it('stands on the sheet until the boat is back, and is paid in full on board', () => {
    const on = (day: number) => premisesOf(data, new Date(2026, 11, day, 7));
    const days = (day: number) => sheetTrips(on(day), paid()).slice(0, 2);
    expect(days(7)).toEqual(['2026-12-08', '2026-12-15']);
    for (const day of [8, 9, 10]) expect(days(day)).toEqual(['2026-12-08', '2026-12-15']);
    expect(days(11)[0]).toBe('2026-12-15');
    expect(() => takeRest(on(7), paid(), code)).toThrow('not come');
    const taken = takeRest(on(8), paid(), code);
    expect(bookingOf(taken, code)).toMatchObject({ hasCome: true, paid: 24000 });
  });

  it('takes as many guests as it has beds', () => {
    const guests = (count: number) => () => book(premises, world(), { ...wanted, guests: count });
    for (const count of [1, 2]) expect(guests(count)).not.toThrow();
    for (const count of [0, 3, 1.5, Number.NaN]) expect(guests(count)).toThrow('At most 2');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ phone: 'call me' }, '11 digits'],
    [{ phone: '0171100000' }, '11 digits'],
    [{ day: '2026-12-09' }, 'not to be booked'],
    [{ place: 'cabin-99' }, 'not to be booked'],
    [{ time: 0 }, 'not to be booked'],
  ])('refuses %j', (part, sentence) => {
    expect(() => book(premises, world(), { ...wanted, ...part })).toThrow(sentence);
  });

  it('keeps a number as it is dialled, in whichever spelling it came', () => {
    for (const phone of ['০১৭১১-০০০০০০', '+880 1711 000000', '01711000000']) {
      const after = book(premises, world(), { ...wanted, phone });
      expect(bookingOf(after, code)?.phone).toBe('01711000000');
    }
  });

  it('is of a trip that stays on its date, and more trips follow when one has left', () => {
    expect(tripDays(premises)).toEqual(['2026-12-08', '2026-12-15', '2026-12-22']);
    expect(tripDays(premisesOf(data, morningOf(19)))).toEqual(tripDays(premises));
    const left = premisesOf(data, new Date(2026, 11, 8));
    expect(tripDays(left)).toEqual(['2026-12-15', '2026-12-22', '2026-12-29']);
    expect(() => book(left, world(), wanted)).toThrow('not to be booked');
    const yearLater = premisesOf(data, new Date(2027, 11, 1));
    expect(tripDays(yearLater)).toHaveLength(3);
    expect(tripDays(yearLater)[0]).toBe('2027-12-07');
    expect(freeSlots(premises, world(), '2026-12-09')).toEqual([]);
  });

  it('is booked up to the day before the trip', () => {
    const before = (day: string) => premisesOf(data, new Date(`${day}T12:00`));
    expect(tripDays(before('2026-12-07'))[0]).toBe('2026-12-08');
    expect(tripDays(before('2026-12-28'))[0]).toBe('2026-12-29');
  });

  it('is of a trip each week where only one is planned', () => {
    if (data.plan.kind !== 'trips') throw new Error('no boat leaves');
    const weekly = { ...data, plan: { ...data.plan, days: ['2026-12-08'] } };
    const left = premisesOf(weekly, new Date(2026, 11, 8));
    expect(tripDays(left)).toEqual(['2026-12-15']);
  });

  it('is come to on the day of the trip, on a firm booking', () => {
    const on = (day: number) => premisesOf(data, new Date(2026, 11, day));
    expect(() => setCome(on(7), paid(), code, true)).toThrow('not come yet');
    expect(bookingOf(setCome(on(8), paid(), code, true), code)?.hasCome).toBe(true);
    expect(() => setCome(on(8), held(), code, true)).toThrow('not confirmed');
    const come = setCome(on(8), paid(), code, true);
    expect(() => cancel(on(8), come, code, 'guest')).toThrow('has come');
  });
});
