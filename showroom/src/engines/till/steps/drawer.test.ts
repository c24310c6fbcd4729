import { expect, it } from 'vitest';
import { begun, paid, premisesOf, receiptOf } from '../testing.ts';
import { counterOf, type TillWorld } from '../world.ts';
import { clearBill, putOnBill } from './bill.ts';
import {
  cashIn,
  closeDrawer,
  collectedToday,
  notes,
  openDrawer,
  takingsOf,
  worthOf,
} from './drawer.ts';
import { collect } from './dues.ts';
import { startExchange } from './exchange.ts';

const shop = premisesOf('tinbela');
const world = begun(shop);
const cashOf = (of: TillWorld, at: string) => cashIn(of, counterOf(of, at));
const counts: readonly (number | null)[] = notes.map((note) => (note === 1000 ? 5 : null));

it('is closed by a count, beside what should be there', () => {
  expect(worthOf(counts)).toBe(500_000);
  const halfPast = { ...shop, now: new Date(2026, 10, 22, 12, 30) };
  const after = closeDrawer(halfPast, world, '4', counts);
  expect(after.closings[0]).toMatchObject({
    day: '2026-11-22',
    minutes: 750,
    expected: cashIn(world, counterOf(world, '4')),
    counted: worthOf(counts),
  });
  expect(() => putOnBill(shop, after, '4', 'tea', 1000)).toThrow(
    'drawer of this counter is closed',
  );
  expect(() => closeDrawer(shop, after, '4', counts)).toThrow('closed');
});

it('opens with a float, and counts what comes from then on', () => {
  expect(() => openDrawer(shop, world, '4', 3000)).toThrow('is open');
  const closed = closeDrawer(shop, world, '4', counts);
  for (const float of [0, 10_000_000]) {
    expect(counterOf(openDrawer(shop, closed, '4', float), '4').float).toBe(float * 100);
  }
  for (const wrong of [Number.NaN, -1, 1.5, 10_000_001]) {
    expect(() => openDrawer(shop, closed, '4', wrong)).toThrow('Write the amount');
  }
  const opened = openDrawer(shop, closed, '4', 3000);
  expect(cashIn(opened, counterOf(opened, '4'))).toBe(300_000);
  const sold = paid(shop, putOnBill(shop, opened, '4', 'milk', 1000), '4', 'cash');
  expect(cashIn(sold, counterOf(sold, '4'))).toBe(309_500);
});

it('stays open over a bill under way, when nothing was counted, and for counts that are none', () => {
  expect(() => closeDrawer(shop, world, '2', counts)).toThrow('A bill is under way');
  const clothes = premisesOf('lal-sutli');
  const free = clearBill(clothes, begun(clothes), '1');
  const exchange = startExchange(clothes, free, '1', receiptOf(free, 'LS-20829'));
  expect(() => closeDrawer(clothes, exchange, '1', counts)).toThrow('A bill is under way');
  const nothing = notes.map(() => null);
  expect(() => closeDrawer(shop, world, '4', nothing)).toThrow('Count the notes first');
  expect(closeDrawer(shop, world, '4', nothing.with(9, 0 as never)).closings[0]?.counted).toBe(0);
  const most = closeDrawer(shop, world, '4', nothing.with(9, 100_000 as never));
  expect(most.closings[0]?.counted).toBe(10_000_000);
  for (const count of [Number.NaN, -1, 1.5, 100_001]) {
    expect(() => closeDrawer(shop, world, '4', counts.with(1, count))).toThrow('Count with');
  }
});

it('shows the owner what each counter took, adding up to the day', () => {
  const after = paid(shop, paid(shop, world, '2', 'bkash', 500), '2', 'card');
  const all = takingsOf(after, shop.today);
  const each = shop.data.counters.map(({ id }) => takingsOf(after, shop.today, id));
  expect(all.bills).toBe(shop.data.earlier + 1);
  expect(each.reduce((sum, taken) => sum + taken.total, 0)).toBe(all.total);
  expect(all.vat - takingsOf(world, shop.today).vat).toBe(after.sales[0]?.vat);
  expect(Object.values(all.by).reduce((sum, part) => sum + part, 0)).toBe(all.total);
  expect(takingsOf(after, premisesOf('tinbela', 1).today).bills).toBe(0);
});

it('holds the cash of its own counter alone, since it was opened', () => {
  const drawers = (of: TillWorld) => ['2', '4'].map((at) => cashOf(of, at) - cashOf(world, at));
  expect(drawers(paid(shop, world, '2', 'cash'))).toEqual([113_400, 0]);
  const collected = collect(shop, world, '4', 'kamrul', 300, 'cash');
  expect(drawers(collected)).toEqual([0, 30_000]);
  expect(drawers(collect(shop, collected, '4', 'kamrul', 100, 'bkash'))).toEqual([0, 30_000]);
  const opened = openDrawer(shop, closeDrawer(shop, collected, '4', counts), '4', 50);
  expect(cashOf(opened, '4')).toBe(5000);
});

it('shows the owner what customers paid of their dues today', () => {
  const cash = collect(shop, world, '4', 'kamrul', 300, 'cash');
  const both = collect(shop, cash, '2', 'tea-stall', 100, 'bkash');
  const on = (days: number) =>
    (['cash', 'bkash'] as const).map((by) =>
      collectedToday(both, premisesOf('tinbela', days).today, by),
    );
  expect([on(0), on(1)]).toEqual([
    [30_000, 10_000],
    [0, 0],
  ]);
});
