import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { sitDown } from '../../../ui/sit-down.ts';
import { beginOffice } from '../begin.ts';
import { officeSchema } from '../schema.ts';
import type { OfficeWorld } from '../world-schema.ts';
import { boundOf } from './dues.ts';
import { decide, deliver, placeOrder } from './orders.ts';

const premises = premisesForTest(demoData('godhuli', officeSchema));
const world = beginOffice(premises.data, premises.now);
const boss = sitDown(premises, world, 'mahbub');
const bound = (of: OfficeWorld, buyer: string) => boundOf(premises.data, of, buyer);
/** More flasks than lie free in Chattogram: only 2. */
const flasks = { buyer: 'sylhet', store: 'chattogram', lines: [{ good: 'flask', quantity: 50 }] };

it('binds a dealer by what waits and what is approved, until it is refused or delivered', () => {
  expect([bound(world, 'bogura'), bound(world, 'cumilla'), bound(world, 'sylhet')]).toEqual([
    420_000 + 262_300,
    214_300 + 124_163,
    356_000,
  ]);
  expect(bound(decide(premises, boss, 318, 'approved'), 'bogura')).toBe(682_300);
  expect(bound(decide(premises, boss, 318, 'refused'), 'bogura')).toBe(420_000);
  expect(bound(deliver(premises, boss, 320), 'cumilla')).toBe(338_463);
});

it('says of whom, how much and by how much an order is too much', () => {
  const much = { ...flasks, buyer: 'rangpur' };
  expect(() => placeOrder(premises, world, much)).toThrow(
    'Teesta Tejash may owe ৳\u00A05,00,000. Owed and ordered already: ৳\u00A04,68,500.',
  );
  expect(() => decide(premises, world, 318, 'approved')).toThrow(
    'Rubel Hossain may approve up to ৳\u00A050,000; this order is ৳\u00A02,62,300.',
  );
});

it('lets an order wait for goods that are not there yet, and be refused for it', () => {
  const waiting = placeOrder(premises, world, flasks);
  expect(waiting.orders[0]).toMatchObject({ number: 321, state: 'waiting' });
  const asBoss = sitDown(premises, waiting, 'mahbub');
  expect(() => decide(premises, asBoss, 321, 'approved')).toThrow('only 2');
  const refused = decide(premises, asBoss, 321, 'refused');
  expect(refused.orders[0]).toMatchObject({ state: 'refused', approver: 'mahbub' });
});

it('decides on the order that is meant, and on none that is not there', () => {
  const after = decide(premises, boss, 319, 'approved');
  expect(after.orders.map(({ number, state }) => [number, state])).toEqual([
    [318, 'waiting'],
    [319, 'approved'],
    [320, 'approved'],
  ]);
  for (const step of [decide, deliver]) {
    expect(() => step(premises, boss, 999, 'approved')).toThrow('decided already');
  }
});

it('numbers orders and invoices one after the other', () => {
  const one = placeOrder(premises, world, { ...flasks, lines: [{ good: 'pan', quantity: 1 }] });
  const two = placeOrder(premises, one, { ...flasks, lines: [{ good: 'pan', quantity: 2 }] });
  expect(two.orders.slice(0, 2).map(({ number }) => number)).toEqual([322, 321]);
  const approved = decide(premises, boss, 319, 'approved');
  const both = deliver(premises, deliver(premises, approved, 319), 320);
  expect(both.invoices.map(({ number, buyer }) => [number, buyer])).toEqual([
    [world.nextInvoice + 1, 'cumilla'],
    [world.nextInvoice, 'khulna'],
  ]);
});
