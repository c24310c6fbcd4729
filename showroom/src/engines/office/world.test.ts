import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal } from '../../runtime/refuse.ts';
import { heldOf, receiveCheque, receivePayment, settleCheque } from './cheques.ts';
import { deliver } from './delivery.ts';
import { issueBales, weighShift } from './mill.ts';
import { spread, typedMoney } from './money.ts';
import { boundOf, decide, dueOf, placeOrder } from './orders.ts';
import { earlierInvoices, isIn, vatReturn } from './register.ts';
import { landedCost, receive, setCosts } from './shipments.ts';
import { countOf, moveStock } from './stock.ts';
import { openOffice } from './testing.ts';
import { totalsOf } from './totals.ts';
import { sitDown } from './world.ts';

const house = openOffice('godhuli');
const mill = openOffice('takli');
const order = { buyer: 'sylhet', store: 'tongi', lines: [{ good: 'pan', quantity: 10 }] };

it('spreads a cost so that its parts sum to it to the last taka', () => {
  const amounts = fc.array(fc.nat(9_999_999), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.nat(99_999_999), amounts, (amount, shares) => {
      fc.pre(shares.some((share) => share > 0));
      expect(spread(amount, shares).reduce((sum, part) => sum + part, 0)).toBe(amount);
    }),
  );
});

it('costs a carton as in the picture, and more after the truck hire went up', () => {
  const { desk } = house.data;
  if (desk.kind !== 'imports') throw new Error('it imports');
  const items = desk.shipments[0]?.items ?? [];
  const each = (costs: readonly number[]) => landedCost(items, costs).map((item) => item.each);
  expect(each([2_254_000, 986_125, 67_620, 45_080])).toEqual([7289, 5355, 5950, 4723]);
  const after = setCosts(house.world, house.office, '1846', [986_125, 67_620, 90_000]);
  expect(each(after.shipments[0]?.costs ?? [])[0]).toBeGreaterThan(7289);
  expect(() => setCosts(house.world, house.office, '1846', [Number.NaN, 0, 0])).toThrow(/Duty/);
  expect(() => setCosts(house.world, house.office, '1839', [1, 1, 1])).toThrow(Refusal);
});

it('receives a shipment once, and only when it is cleared', () => {
  const after = receive(house.world, house.office, '1846', 'chattogram');
  expect(countOf(after, 'cooker', 'chattogram')).toBe(41 + 200);
  expect(() => receive(after, house.office, '1846', 'tongi')).toThrow(/already/);
  expect(() => receive(house.world, house.office, '1852', 'tongi')).toThrow(/on the way/);
});

it('moves stock between godowns without making or losing any', () => {
  const transfer = { good: 'pan', from: 'tongi', to: 'chattogram', quantity: 38 };
  const after = moveStock(house.world, house.office, transfer);
  expect([countOf(after, 'pan', 'tongi'), countOf(after, 'pan')]).toEqual([0, 90]);
  expect(() => moveStock(after, house.office, transfer)).toThrow(/only 0/);
  for (const quantity of [0, -2, 1.5, Number.NaN]) {
    expect(() => moveStock(house.world, house.office, { ...transfer, quantity })).toThrow(Refusal);
  }
  expect(() => moveStock(house.world, house.office, { ...transfer, to: 'tongi' })).toThrow(/same/);
});

it('refuses an order beyond the dealer’s limit, orders under way counted', () => {
  const much = { ...order, buyer: 'rangpur' };
  expect(() => placeOrder(house.world, house.office, much)).toThrow(/too much/);
  const free = 1_000_000 - boundOf(house.data, house.world, 'sylhet');
  const one = totalsOf(house.data, [{ good: 'pan', quantity: 10, price: 5800 }]).total;
  let world = house.world;
  for (let count = Math.floor(free / one); count > 0; count -= 1) {
    world = placeOrder(world, house.office, order);
  }
  expect(() => placeOrder(world, house.office, order)).toThrow(/too much/);
});

it('lets each person approve up to their own limit, and says who may do more', () => {
  const placed = placeOrder(house.world, house.office, order);
  expect(placed.orders[0]).toMatchObject({ state: 'waiting', by: 'rubel' });
  const number = placed.orders[0]?.number ?? 0;
  expect(() => decide(placed, house.office, number, 'approved')).toThrow(/Tania Akter may/);
  const after = decide(sitDown(placed, 'tania'), house.office, number, 'approved');
  expect(after.orders[0]).toMatchObject({ state: 'approved', approver: 'tania' });
  expect(() => decide(after, house.office, number, 'refused')).toThrow(/already/);
  const own = placeOrder(sitDown(house.world, 'mahbub'), house.office, order);
  expect(own.orders[0]?.state).toBe('approved');
});

it('delivers an approved order once: stock falls, the invoice adds up, the due rises by it', () => {
  const number = house.world.orders.find(({ state }) => state === 'approved')?.number ?? 0;
  const after = deliver(house.world, house.office, number);
  expect(countOf(after, 'flask', 'chattogram')).toBe(2);
  const total = totalsOf(house.data, after.invoices[0]?.lines ?? []);
  expect(total).toEqual({ value: 115_500, vat: 8663, total: 124_163 });
  expect(dueOf(after, 'cumilla')).toBe(214_300 + 124_163);
  expect(() => deliver(after, house.office, number)).toThrow(Refusal);
  const empty = { ...house.world, stock: house.world.stock.map((row) => ({ ...row, count: 9 })) };
  expect(() => deliver(empty, house.office, number)).toThrow(/only 9/);
});

it('takes no more from a dealer than is owed', () => {
  const after = receivePayment(house.world, house.office, 'barishal', 96_000);
  expect(dueOf(after, 'barishal')).toBe(0);
  expect(() => receivePayment(after, house.office, 'barishal', 1)).toThrow(/owes only/);
  expect(() => receivePayment(house.world, house.office, 'barishal', -5)).toThrow(Refusal);
});

it('lowers the due when the bank has cleared a cheque, not before', () => {
  const cheque = { buyer: 'sylhet', number: '7700123', amount: 56_000, day: 0 };
  const held = receiveCheque(house.world, house.office, cheque);
  expect([dueOf(held, 'sylhet'), heldOf(held, 'sylhet')]).toEqual([356_000, 56_000]);
  expect(() => receivePayment(held, house.office, 'sylhet', 300_001)).toThrow(/owes only/);
  const cleared = settleCheque(held, house.office, '7700123', 'cleared');
  expect([dueOf(cleared, 'sylhet'), heldOf(cleared, 'sylhet')]).toEqual([300_000, 0]);
  expect(() => settleCheque(cleared, house.office, '7700123', 'returned')).toThrow(/already/);
  const later = receiveCheque(house.world, house.office, { ...cheque, day: 7 });
  expect(() => settleCheque(later, house.office, '7700123', 'cleared')).toThrow(/on its date/);
});

it('sums the VAT return from the entries of its month, which hold every day once', () => {
  const today = new Date(2026, 10, 22);
  const entries = earlierInvoices(house.data);
  expect(new Set(entries.map(({ number }) => number)).size).toBe(entries.length);
  const month = entries.filter(({ day }) => isIn(0, day, today));
  expect(month.length).toBe(21 * 8);
  const { output, net } = vatReturn(house.data, month, [{ costs: [900_000], advanceTax: 40_000 }]);
  expect(output).toBe(month.reduce((sum, { lines }) => sum + totalsOf(house.data, lines).vat, 0));
  expect(net).toBe(output - 40_000);
});

it('reads amounts in either digits, dollars in cents', () => {
  expect(typedMoney('১,২৫,০০০', 'taka')).toBe(125_000);
  expect(typedMoney('$ 3.18', 'dollar')).toBe(318);
  expect(typedMoney('12.5', 'taka')).toBeNaN();
  expect(typedMoney('twelve', 'taka')).toBeNaN();
});

it('weighs a shift of a ring frame once, and asks why when it is little', () => {
  const shift = { frame: 'rf-6', shift: 0, kilos: 404, note: '' };
  const after = weighShift(mill.world, mill.office, shift);
  expect(countOf(after, 'carded-30', 'mill')).toBe(18_640 + 404);
  expect(() => weighShift(after, mill.office, shift)).toThrow(/already: 404/);
  expect(() => weighShift(mill.world, mill.office, { ...shift, kilos: 451 })).toThrow(
    /more than 450/,
  );
  expect(() => weighShift(mill.world, mill.office, { ...shift, kilos: 120 })).toThrow(/why/);
  expect(() => weighShift(mill.world, mill.office, { ...shift, kilos: Number.NaN })).toThrow(
    Refusal,
  );
});

it('gives the blow room no more bales than the lot has', () => {
  const after = issueBales(mill.world, mill.office, '217', 145);
  expect(after.lots[1]).toEqual({ number: '217', left: 0 });
  expect(() => issueBales(after, mill.office, '217', 1)).toThrow(/only 0/);
});

it('delivers yarn only within the value of the back-to-back LC', () => {
  const wish = { buyer: 'banar', store: 'mill', lines: [{ good: 'carded-20', quantity: 1000 }] };
  expect(() => placeOrder(mill.world, mill.office, wish)).toThrow(/LC 0659/);
});
