import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { beginShop } from '../begin.ts';
import { slotsOf } from '../data.ts';
import { basketOf, emptyShop, morning, premisesOf, shopForTest } from '../testing.ts';
import type { ShopWorld } from '../world.ts';
import { chooseDay, isClosed, isOpenDay, keepDraft, openSlots, placesIn } from './delivery.ts';
import { placeOrder, type Wish } from './orders.ts';

const sarees = shopForTest('megh-maku');
const grocer = shopForTest('jhuribhora');
const furniture = shopForTest('kathchapa');

const wish: Wish = {
  name: ' Rahima ',
  address: ' Sherpur Road, Bogura ',
  phone: '01711-000000',
  area: 'dhaka',
  payment: 'bkash',
  payingNumber: '01200-000000',
  months: null,
  slot: null,
};
const newest = ({ orders }: ShopWorld) => {
  const [order] = orders;
  if (!order) throw new Error('nothing is ordered');
  return order;
};

describe('what the checkout asks for', () => {
  const bag = basketOf(sarees, 'khadi-stripe', 2);
  const order = (part: Partial<Wish>) => placeOrder(premisesOf(sarees), bag, { ...wish, ...part });

  it('makes a new order of today, the visitor’s own, numbered after the last one', () => {
    expect(newest(order({ slot: 'evening' }))).toEqual({
      number: 1044,
      name: 'Rahima',
      address: 'Sherpur Road, Bogura',
      phone: '01711000000',
      area: 'dhaka',
      lines: [expect.objectContaining({ good: 'khadi-stripe', count: 2, instead: null })],
      delivery: 80,
      payment: 'bkash',
      months: null,
      paid: 4280,
      state: 'new',
      day: '2026-11-22',
      due: null,
      slot: null,
      isRegular: false,
      isOwn: true,
    });
  });

  it('is an address with five letters and digits, whatever stands between them', () => {
    expect(() => order({ address: '  ' })).toThrow(/write an address/);
    expect(() => order({ address: 'Rd. 5/2 -' })).toThrow(/where exactly/);
    expect(newest(order({ address: 'Rd. 5/27' })).address).toBe('Rd. 5/27');
  });

  it('is the whole number of a card, in either script, with spaces or dashes', () => {
    const byCard = (payingNumber: string) => order({ payment: 'card', payingNumber });
    for (const number of ['4000-0000-0000-0002', '৪০০০ ০০০০ ০০০০ ০০০২']) {
      expect(newest(byCard(number)).payment).toBe('card');
    }
    for (const number of ['4000 0000 0000 00', '4000 0000 0000 0002 1', 'No 4000000000000002']) {
      expect(() => byCard(number)).toThrow(/16 digits/);
    }
  });

  it('is no telephone number once it is paid', () => {
    expect(newest(order({ phone: ' ' })).phone).toBeNull();
  });

  it('is no number to pay by in cash', () => {
    expect(newest(order({ payment: 'cash', payingNumber: '' })).paid).toBe(0);
  });

  it('stays written until the order', () => {
    const world = keepDraft(keepDraft(bag, { name: 'Rahima' }), { area: 'outside' });
    expect(world.draft).toEqual({ ...bag.draft, name: 'Rahima', area: 'outside' });
  });
});

describe('a day that can be chosen', () => {
  const premises = premisesOf(furniture);
  const later = (days: number) => dayOf(morning, days);
  const world = basketOf(furniture, 'boi-shelf');

  it('is one from the earliest to the last that nobody else has', () => {
    const isOpen = (days: number, of = world) => isOpenDay(premises, of, later(days));
    // The 24th day from here is Victory Day.
    expect([23, 24, 25, 44, 45].map((day) => isOpen(day))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    const placed = placeOrder(premises, chooseDay(premises, world, later(28)), wish);
    expect([isOpen(28), isOpen(28, placed), isOpen(30, placed)]).toEqual([true, false, true]);
    expect(placed.due).toBeNull();
  });

  it('is none where goods come by the hour, or soon', () => {
    for (const shop of [grocer, sarees]) {
      expect(isOpenDay(premisesOf(shop), emptyShop(shop), later(30))).toBe(false);
      expect(isClosed(shop, later(30))).toBe(false);
    }
  });
});

describe('hours that can be chosen', () => {
  const at = (hour: number, minute = 0) => new Date(2026, 10, 22, hour, minute);
  const evening = slotsOf(grocer).find(({ id }) => id === 'evening');
  if (!evening) throw new Error('nothing comes in the evening');

  it('lose no place to the orders of others', () => {
    const world = beginShop(grocer, at(16));
    expect(world.orders.map(({ slot }) => slot)).toContain('evening');
    expect(placesIn(premisesOf(grocer, at(16)), world, evening)).toBe(6);
  });

  it('are those with room', () => {
    const open = openSlots(premisesOf(grocer), emptyShop(grocer));
    expect(open.map(({ id }) => id)).toEqual(['evening', 'tomorrow']);
  });

  it('are asked for at their field', () => {
    const order =
      (slot: string | null, now = morning) =>
      () =>
        placeOrder(premisesOf(grocer, now), basketOf(grocer, 'apple'), {
          ...wish,
          area: 'sutrapur',
          slot,
        });
    for (const step of [order(null), order('morning'), order('evening', at(18))]) {
      expect(step).toThrow(expect.objectContaining({ field: 'slot' }));
      expect(step).toThrow(Refusal);
    }
    expect(newest(order('evening')())).toMatchObject({ slot: 'evening', due: '2026-11-22' });
  });
});
