import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../words/days.ts';
import { beginBooking } from '../begin.ts';
import { morning, morningOf, premisesOf, siteForTest } from '../testing.ts';
import { bookingOf } from '../world.ts';
import { cancel, confirmByCode, mayHaveCome, setCome } from './booking-states.ts';
import { book, type Wanted } from './bookings.ts';
import { close, open } from './closings.ts';
import { nextCode } from './codes.ts';
import { freeSlots, type Hours, holderOf, lastDay, timesOf, tripDays } from './slots.ts';

const blaming = (field: string) => expect.objectContaining({ field });

describe('a half-hour', () => {
  const data = siteForTest('khilkhil');
  const premises = premisesOf(data);
  const world = () => beginBooking(data);
  // Two days on is a Friday.
  const wanted: Wanted = {
    place: 'fahmida',
    day: '2026-11-20',
    time: 16 * 60,
    name: 'Rahima',
    phone: '01711000000',
    guests: 1,
    extras: [],
  };
  const held = () => book(premises, world(), wanted);
  const code = nextCode(world());

  it('is firm with the code of its own message only', () => {
    const { secret = '' } = bookingOf(held(), code) ?? {};
    expect(secret).toMatch(/^\d{4}$/);
    const wrong = () => confirmByCode(premises, held(), code, '0000');
    expect(wrong).toThrow('not the code');
    expect(wrong).toThrow(blaming('secret'));
    const next = book(premises, held(), { ...wanted, phone: '01711000001', time: 17 * 60 });
    expect(bookingOf(next, code + 1)?.secret).not.toBe(secret);
    const firm = confirmByCode(premises, held(), code, `\u2060 ${secret}\u200b`);
    expect(bookingOf(firm, code)?.state).toBe('confirmed');
  });

  it('is not booked during Friday prayers, nor outside the hours', () => {
    const at = (time: number) => () => book(premises, world(), { ...wanted, time });
    for (const time of [12 * 60, 14 * 60 + 30]) expect(at(time)).toThrow('closed then');
    for (const time of [11 * 60 + 30, 15 * 60]) expect(at(time)).not.toThrow();
    for (const time of [9 * 60, 16 * 60 + 10, 20 * 60]) expect(at(time)).toThrow('not to be');
  });

  it('is not booked on a public holiday, which nobody has booked before either', () => {
    // Victory Day, two days on.
    const before = siteForTest('khilkhil', '2026-12-14');
    const here = premisesOf(before, new Date(2026, 11, 14, 9));
    const begun = beginBooking(before);
    const on = (day: string) => () => book(here, begun, { ...wanted, day, time: 17 * 60 });
    expect(on('2026-12-16')).toThrow('public holiday');
    expect(on('2026-12-17')).not.toThrow();
    expect(freeSlots(here, begun, '2026-12-16')).toEqual([]);
    expect(begun.bookings.some(({ day }) => day === '2026-12-15')).toBe(true);
    expect(begun.bookings.some(({ day }) => day === '2026-12-16')).toBe(false);
  });

  it('is booked from tomorrow to the last day', () => {
    const on = (days: number) => () =>
      book(premises, world(), { ...wanted, day: dayOf(morning, days), time: 17 * 60 });
    for (const days of [1, lastDay]) expect(on(days)).not.toThrow();
    for (const days of [0, -1, lastDay + 1]) expect(on(days)).toThrow('not to be');
    expect(() => book(premises, world(), { ...wanted, day: '' })).toThrow('not to be');
    expect(freeSlots(premises, world(), dayOf(morning))).toEqual([]);
    expect(tripDays(premises)).toEqual([]);
  });

  it('comes after the ones before it, in whichever order the hours are written', () => {
    const morningAndEvening: Hours = {
      length: 30,
      open: [
        { weekdays: [5], from: '18:00', to: '19:00' },
        { weekdays: [5], from: '09:00', to: '10:15' },
      ],
    };
    expect(timesOf(morningAndEvening, 5)).toEqual([9, 9.5, 18, 18.5].map((hour) => hour * 60));
    expect(timesOf(morningAndEvening, 4)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '0171100000' }, 'phone'],
  ])('is not booked for %j', (part, field) => {
    expect(() => book(premises, world(), { ...wanted, ...part })).toThrow(blaming(field));
  });

  it('is one of a number, however that is written', () => {
    for (const phone of ['+8801711000000', '০১৭১১-০০০০০০']) {
      const other = { ...wanted, place: 'asif', phone };
      expect(() => book(premises, held(), other)).toThrow('a booking at that time');
      expect(() => book(premises, held(), other)).toThrow(blaming('phone'));
      expect(() => book(premises, held(), { ...other, time: 17 * 60 })).not.toThrow();
    }
    const another = { ...wanted, place: 'asif', phone: '01711000001' };
    expect(() => book(premises, held(), another)).not.toThrow();
    const left = cancel(premises, held(), code, 'guest');
    expect(() => book(premises, left, { ...wanted, place: 'asif' })).not.toThrow();
  });

  it('of one dentist leaves the other one free', () => {
    const free = freeSlots(premises, held(), wanted.day);
    expect(free.some(({ place, time }) => place === 'asif' && time === wanted.time)).toBe(true);
    expect(free.some(({ place, time }) => place === 'fahmida' && time === wanted.time)).toBe(false);
  });

  it('keeps its day, and so do the sample bookings beside it', () => {
    const days = () => held().bookings.map(({ day }) => day);
    const next = premisesOf(data, morningOf(19));
    const slot = { ...wanted, phone: '01711000009', time: 18 * 60 + 30 };
    expect(book(next, held(), slot).bookings.map(({ day }) => day)).toEqual([
      ...days(),
      '2026-11-20',
    ]);
    expect(days().at(-1)).toBe('2026-11-20');
  });

  it('is come to from its day on, on a firm booking', () => {
    const firm = confirmByCode(premises, held(), code, bookingOf(held(), code)?.secret ?? '');
    expect(() => setCome(premisesOf(data, morningOf(19)), firm, code, true)).toThrow('not come');
    const friday = premisesOf(data, morningOf(20));
    expect(() => setCome(friday, held(), code, true)).toThrow('not confirmed');
    expect(bookingOf(setCome(friday, firm, code, true), code)?.hasCome).toBe(true);
    expect(() => setCome(friday, firm, 7, true)).toThrow('not confirmed');
    const isAsked = (of: typeof firm, on = friday) => {
      const booking = bookingOf(of, code);
      return booking && mayHaveCome(booking, on.today);
    };
    expect([isAsked(held()), isAsked(firm, premises), isAsked(firm)]).toEqual([false, false, true]);
  });

  it('is closed by the owner unless somebody is booked in it, and opened again', () => {
    const hours = { place: null, weekday: 5, from: 16 * 60, to: 17 * 60, why: 'away' };
    const refused = (part: Partial<typeof hours>) => () =>
      close(premises, held(), { ...hours, ...part });
    expect(refused({})).toThrow('Rahima is booked then');
    const inBangla = { ...premises, language: 'bn' as const };
    const own = { ...wanted, name: 'রহিমা' };
    const other = book(inBangla, world(), own);
    expect(() => close(inBangla, other, hours)).toThrow('রহিমার বুকিং');
    expect(refused({ to: hours.from })).toThrow('after');
    expect(refused({ to: hours.from })).toThrow(blaming('to'));
    expect(refused({ from: 15 * 60, to: 16 * 60 })).not.toThrow();
    expect(refused({ from: 16 * 60 + 30 })).not.toThrow();
    expect(refused({ weekday: 4 })).not.toThrow();
    const closed = close(premises, world(), hours);
    expect(() => book(premises, closed, wanted)).toThrow('closed');
    const id = closed.closings.at(-1)?.id ?? -1;
    const again = open(closed, id);
    expect(bookingOf(book(premises, again, wanted), code)).toBeDefined();
    expect(() => book(premises, again, { ...wanted, time: 12 * 60 })).toThrow('closed then');
  });

  it('holds its hours open to the end of its day, and no longer', () => {
    const hours = { place: null, weekday: 5, from: 16 * 60, to: 17 * 60, why: 'away' };
    const closeOn = (day: number) => () => close(premisesOf(data, morningOf(day)), held(), hours);
    expect(closeOn(20)).toThrow('Rahima is booked then');
    expect(closeOn(21)).not.toThrow();
  });

  it('is open on the other days of the week', () => {
    const thursdays = { place: null, weekday: 4, from: 16 * 60, to: 17 * 60, why: 'away' };
    const closed = close(premises, world(), thursdays);
    expect(() => book(premises, closed, wanted)).not.toThrow();
    expect(() => book(premises, closed, { ...wanted, day: '2026-11-19' })).toThrow('closed then');
  });

  it('is closed for one of them alone', () => {
    const hours = { weekday: 5, from: 16 * 60, to: 17 * 60, why: 'away' };
    const asif = close(premises, held(), { ...hours, place: 'asif' });
    expect(() => book(premises, asif, { ...wanted, time: 16 * 60 + 30 })).not.toThrow();
    const other = { ...wanted, place: 'asif', time: 16 * 60 + 30 };
    expect(() => book(premises, asif, other)).toThrow('closed then');
    expect(() => close(premises, held(), { ...hours, place: 'fahmida' })).toThrow('Rahima');
    expect(() => close(premises, held(), { ...hours, place: 'nobody' })).toThrow('not to be');
    expect(holderOf(asif, wanted)?.code).toBe(code);
  });
});
