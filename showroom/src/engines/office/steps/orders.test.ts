import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { sitDown } from '../../../ui/sit-down.ts';
import { beginOffice } from '../begin.ts';
import { officeSchema } from '../schema.ts';
import type { OfficeWorld } from '../world-schema.ts';
import { boundOf, dueOf, orderTotal, totalsOf } from './dues.ts';
import { decide, deliver, placeOrder } from './orders.ts';
import { countOf, freeOf, moveStock } from './stock.ts';

const premises = premisesForTest(demoData('godhuli', officeSchema));
const world = beginOffice(premises.data, premises.now);
const order = { buyer: 'sylhet', store: 'tongi', lines: [{ good: 'pan', quantity: 10 }] };
const as = (person: string) => sitDown(premises, world, person);

it('refuses an order beyond the dealer’s limit, orders under way counted', () => {
  const much = { ...order, buyer: 'rangpur' };
  expect(() => placeOrder(premises, world, much)).toThrow(/too much/);
  const bound = boundOf(premises.data, world, 'sylhet') + orderTotal(premises.data, order);
  const limited = (limit: number) => ({
    ...premises,
    data: {
      ...premises.data,
      buyers: premises.data.buyers.map((one) => (one.id === 'sylhet' ? { ...one, limit } : one)),
    },
  });
  expect(placeOrder(limited(bound), world, order).orders).toHaveLength(world.orders.length + 1);
  expect(() => placeOrder(limited(bound - 1), world, order)).toThrow(/1 too much/);
});

it('keeps an order within the value of a back-to-back LC', () => {
  const mill = premisesForTest(demoData('takli', officeSchema));
  const wish = { buyer: 'banar', store: 'mill', lines: [{ good: 'carded-20', quantity: 1000 }] };
  expect(() => placeOrder(mill, beginOffice(mill.data, mill.now), wish)).toThrow(/LC 0659/);
});

it('writes no order without whole quantities', () => {
  expect(() => placeOrder(premises, world, { ...order, lines: [] })).toThrow(/at least one/);
  for (const quantity of [0, -1, 1.5, Number.NaN]) {
    const wish = { ...order, lines: [{ good: 'pan', quantity }] };
    expect(() => placeOrder(premises, world, wish)).toThrow(/whole number/);
  }
});

it('lets each person approve up to their own limit, and says who may do more', () => {
  const placed = placeOrder(premises, world, order);
  expect(placed.orders[0]).toMatchObject({ state: 'waiting', by: 'rubel', day: '2026-11-22' });
  const number = placed.orders[0]?.number ?? 0;
  expect(() => decide(premises, placed, number, 'approved')).toThrow(/Tania Akter may/);
  const after = decide(premises, sitDown(premises, placed, 'tania'), number, 'approved');
  expect(after.orders[0]).toMatchObject({ state: 'approved', approver: 'tania' });
  expect(() => decide(premises, after, number, 'approved')).toThrow(/already/);
  expect(placeOrder(premises, as('mahbub'), order).orders[0]?.state).toBe('approved');
});

it('frees goods and limit when an approved order is withdrawn before it leaves', () => {
  const manager = as('mahbub');
  const placed = placeOrder(premises, manager, order);
  const { number = 0 } = placed.orders[0] ?? {};
  expect(() => decide(premises, sitDown(premises, placed, 'rubel'), number, 'refused')).toThrow(
    /may/,
  );
  const withdrawn = decide(premises, placed, number, 'refused');
  const bound = (of: OfficeWorld) => boundOf(premises.data, of, 'sylhet');
  expect(bound(withdrawn)).toBe(bound(manager));
  expect(freeOf(withdrawn, 'pan', 'tongi')).toBe(freeOf(manager, 'pan', 'tongi'));
  expect(() => decide(premises, withdrawn, number, 'refused')).toThrow(/already/);
  const gone = deliver(premises, placed, number);
  expect(() => decide(premises, gone, number, 'refused')).toThrow(/already/);
});

it('approves exactly up to the limit of a person', () => {
  const total = orderTotal(premises.data, order);
  const limited = (limit: number) => ({
    ...premises,
    data: { ...premises.data, people: premises.data.people.map((one) => ({ ...one, limit })) },
  });
  expect(placeOrder(limited(total), world, order).orders[0]?.state).toBe('approved');
  const waiting = placeOrder(limited(total - 1), world, order);
  expect(waiting.orders[0]?.state).toBe('waiting');
  const number = waiting.orders[0]?.number ?? 0;
  expect(() => decide(limited(total - 1), waiting, number, 'approved')).toThrow(/Nobody here may/);
});

it('approves no more than the store has free, what is approved already counted', () => {
  const flasks = (quantity: number) => ({
    buyer: 'sylhet',
    store: 'chattogram',
    lines: [{ good: 'flask', quantity }],
  });
  expect(freeOf(world, 'flask', 'chattogram')).toBe(2);
  const approved = (quantity: number): OfficeWorld => {
    const placed = placeOrder(premises, world, flasks(quantity));
    const [order] = placed.orders;
    if (order?.state !== 'waiting') return placed;
    return decide(premises, sitDown(premises, placed, 'mahbub'), order.number, 'approved');
  };
  expect(freeOf(approved(2), 'flask', 'chattogram')).toBe(0);
  expect(() => approved(3)).toThrow(/Chattogram that no approved order needs: only 2/);
  expect(() => approved(50)).toThrow(Refusal);
  expect(() => placeOrder(premises, as('mahbub'), flasks(50))).toThrow(/only 2/);
});

it('delivers an approved order once: stock falls, the invoice adds up, the due rises by it', () => {
  const number = world.orders.find(({ state }) => state === 'approved')?.number ?? 0;
  const after = deliver(premises, world, number);
  expect(countOf(after, 'flask', 'chattogram')).toBe(2);
  const total = totalsOf(premises.data, after.invoices[0]?.lines ?? []);
  expect(total).toEqual({ value: 115_500, vat: 8663, total: 124_163 });
  expect(dueOf(premises.data, after, 'cumilla')).toBe(214_300 + 124_163);
  expect(() => deliver(premises, after, number)).toThrow(Refusal);
  const waiting = world.orders.find(({ state }) => state === 'waiting')?.number ?? 0;
  expect(() => deliver(premises, world, waiting)).toThrow(Refusal);
});

it('moves stock between godowns without making or losing any', () => {
  const transfer = { good: 'pan', from: 'tongi', to: 'chattogram', quantity: 38 };
  const after = moveStock(premises, world, transfer);
  expect([countOf(after, 'pan', 'tongi'), countOf(after, 'pan')]).toEqual([0, 90]);
  const flasks = { good: 'flask', from: 'tongi', to: 'chattogram', quantity: 1 };
  expect(moveStock(premises, after, flasks).transfers).toEqual([
    { ...flasks, number: 2, day: '2026-11-22', by: 'rubel' },
    { ...transfer, number: 1, day: '2026-11-22', by: 'rubel' },
  ]);
  expect(() => moveStock(premises, after, transfer)).toThrow(/Tongi has none/);
  for (const quantity of [0, -2, 1.5, Number.NaN, 39]) {
    expect(() => moveStock(premises, world, { ...transfer, quantity })).toThrow(Refusal);
  }
  expect(() => moveStock(premises, world, { ...transfer, to: 'tongi' })).toThrow(/same/);
  const promised = { good: 'flask', from: 'chattogram', to: 'tongi', quantity: 3 };
  expect(() => moveStock(premises, world, promised)).toThrow(/only 2/);
});
