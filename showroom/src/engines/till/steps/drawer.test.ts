import { expect, it } from 'vitest';
import { begun, paid, premisesOf } from '../testing.ts';
import { counterOf } from '../world.ts';
import { putOnBill } from './bill.ts';
import { cashIn, closeDrawer, notes, openDrawer, takingsOf, worthOf } from './drawer.ts';

const shop = premisesOf('tinbela');
const world = begun(shop);
const counts: readonly (number | null)[] = notes.map((note) => (note === 1000 ? 5 : null));

it('is closed by a count, beside what should be there', () => {
  const after = closeDrawer(shop, world, '4', counts);
  expect(after.closings[0]).toMatchObject({
    day: '2026-11-22',
    minutes: 720,
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
  const nothing = notes.map(() => null);
  expect(() => closeDrawer(shop, world, '4', nothing)).toThrow('Count the notes first');
  expect(closeDrawer(shop, world, '4', nothing.with(9, 0 as never)).closings[0]?.counted).toBe(0);
  for (const count of [Number.NaN, -1, 1.5, 100_001]) {
    expect(() => closeDrawer(shop, world, '4', counts.with(0, count))).toThrow('Count with');
  }
});

it('shows the owner what each counter took, adding up to the day', () => {
  const after = paid(shop, paid(shop, world, '2', 'bkash', 500), '2', 'card');
  const all = takingsOf(after, shop.today);
  const each = shop.data.counters.map(({ id }) => takingsOf(after, shop.today, id));
  expect(all.bills).toBe(shop.data.earlier + 1);
  expect(each.reduce((sum, taken) => sum + taken.total, 0)).toBe(all.total);
  expect(Object.values(all.by).reduce((sum, part) => sum + part, 0)).toBe(all.total);
  expect(takingsOf(after, premisesOf('tinbela', 1).today).bills).toBe(0);
});
