import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { dateOf, dayOf } from '../../../words/days.ts';
import { beginShop } from '../begin.ts';
import { slotsOf } from '../data.ts';
import { shopSchema } from '../schema.ts';
import { basketOf, emptyShop, morning, premisesOf, shopForTest } from '../testing.ts';
import type { ShopWorld } from '../world.ts';
import { chooseDay, isOpenDay, isTaken, openSlots, placesIn } from './delivery.ts';
import { setState } from './order-states.ts';
import { placeOrder } from './orders.ts';

const furniture = shopForTest('kathchapa');
const grocer = shopForTest('jhuribhora');

const wish = {
  name: 'Rahima',
  address: 'Sherpur Road, Bogura',
  phone: '01711-000000',
  area: 'dhaka',
  payment: 'bkash',
  payingNumber: '01200-000000',
  months: null,
  slot: null,
};
const at = (hour: number, minute = 0, day = 22) => new Date(2026, 10, day, hour, minute);
const newestNumber = ({ orders }: ShopWorld) => orders[0]?.number ?? 0;

const later = (days: number) => dayOf(morning, days);

describe('a day of delivery', () => {
  const premises = premisesOf(furniture);
  const world = basketOf(furniture, 'boi-shelf');

  it('is chosen from the earliest to the last one', () => {
    expect(() => placeOrder(premises, world, wish)).toThrow(/choose a day/);
    expect(() => chooseDay(premises, world, later(23))).toThrow(/later day/);
    expect(chooseDay(premises, world, later(25)).due).toBe('2026-12-17');
    expect(chooseDay(premises, world, later(44)).due).toBe('2027-01-05');
    expect(() => chooseDay(premises, world, later(45))).toThrow(/earlier day/);
    expect(() => chooseDay(premises, world, '')).toThrow(/later day/);
  });

  it('is none on which nobody comes', () => {
    // 18 December 2026 is a Friday.
    expect(() => chooseDay(premises, world, '2026-12-18')).toThrow(/closed/);
    expect(isOpenDay(premises, world, '2026-12-18')).toBe(false);
    // Victory Day, a Wednesday.
    expect(() => chooseDay(premises, world, '2026-12-16')).toThrow(/closed/);
    expect(chooseDay(premises, world, '2026-12-17').due).toBe('2026-12-17');
  });

  it('stays the chosen one overnight, and is checked again with the order', () => {
    const chosen = chooseDay(premises, world, '2026-12-17');
    const nextDay = premisesOf(furniture, at(9, 0, 23));
    expect(placeOrder(nextDay, chosen, wish).orders[0]?.due).toBe('2026-12-17');
    const tooLate = premisesOf(furniture, at(9, 0, 24));
    expect(() => placeOrder(tooLate, chosen, wish)).toThrow(/later day/);
    const friday = { ...world, due: '2026-12-18' };
    expect(() => placeOrder(premises, friday, wish)).toThrow(/closed/);
  });

  it('is of one order, until that is cancelled', () => {
    const placed = placeOrder(premises, chooseDay(premises, world, later(28)), wish);
    expect(isTaken(placed, later(28))).toBe(true);
    expect(() => chooseDay(premises, placed, later(28))).toThrow(/taken/);
    const cancelled = setState(premises, placed, newestNumber(placed), 'cancelled');
    expect(isTaken(cancelled, later(28))).toBe(false);
    expect(chooseDay(premises, cancelled, later(28)).due).toBe(later(28));
  });

  it('of a sample order is open and its own, whatever day it is', () => {
    for (let day = 1; day <= 14; day += 1) {
      const now = at(9, 0, day);
      const shop = dataOn('kathchapa', shopSchema, dayOf(now));
      const days = beginShop(shop, now).orders.map(({ due }) => due ?? '');
      expect(new Set(days).size).toBe(days.length);
      expect(days.map((due) => dateOf(due).getDay())).not.toContain(5);
    }
  });
});

describe('hours of delivery', () => {
  const slot = (id: string) => {
    const found = slotsOf(grocer).find((one) => one.id === id);
    if (!found) throw new Error(`there are no hours ${id}`);
    return found;
  };
  const order = (world: ShopWorld, id: string | null, now = morning) =>
    placeOrder(premisesOf(grocer, now), basketOf(grocer, 'apple', 1, world), {
      ...wish,
      area: 'sutrapur',
      slot: id,
    });
  const premises = premisesOf(grocer);
  const places = (world: ShopWorld, id: string, now = morning) =>
    placesIn(premisesOf(grocer, now), world, slot(id));
  const empty = emptyShop(grocer);

  it('have as many places as the shop gives', () => {
    expect(() => order(empty, 'morning')).toThrow(/taken/);
    expect(() => order(empty, 'noon')).toThrow(/choose the hours/);
    expect(() => order(empty, null)).toThrow(/choose the hours/);
    let world = empty;
    for (let left = 6; left > 0; left -= 1) {
      expect(places(world, 'evening')).toBe(left);
      world = order(world, 'evening');
    }
    expect(places(world, 'evening')).toBe(0);
    expect(() => order(world, 'evening')).toThrow(/taken/);
    expect(places(world, 'tomorrow')).toBe(9);
    const cancelled = setState(premises, world, newestNumber(world), 'cancelled');
    expect(places(cancelled, 'evening')).toBe(1);
  });

  it('of today are over once they have begun', () => {
    expect(places(empty, 'evening', at(17, 59))).toBe(6);
    expect(places(empty, 'evening', at(18, 0))).toBe(0);
    expect(places(empty, 'evening', at(18, 30))).toBe(0);
    expect(() => order(empty, 'evening', at(20, 23))).toThrow(/too late/);
    expect(openSlots(premisesOf(grocer, at(20, 23)), empty).map(({ id }) => id)).toEqual([
      'tomorrow',
    ]);
  });

  it('are those of their day: tomorrow’s are not taken by what was ordered for today', () => {
    const world = order(order(empty, 'tomorrow'), 'evening');
    expect(world.orders[1]?.due).toBe('2026-11-23');
    expect(places(world, 'tomorrow')).toBe(8);
    expect(places(world, 'tomorrow', at(8, 0, 23))).toBe(9);
    expect(places(world, 'evening', at(8, 0, 23))).toBe(6);
    // Ordered for tomorrow at ten: a day later that is today at ten.
    const roomy = { ...slot('morning'), places: 3 };
    expect(placesIn(premisesOf(grocer, at(8, 0, 23)), world, roomy)).toBe(2);
  });
});
