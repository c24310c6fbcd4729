import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSale, pay, press, type Sale, sumsOf } from './sale.ts';

const goods = [
  { id: 'rice', price: 7200, vat: 0 },
  { id: 'eggs', price: 4800, vat: 0 },
  { id: 'soap', price: 6500, vat: 15 },
];

/** Any order of keys and notes. */
const sale = fc
  .array(fc.oneof(fc.constantFrom('rice', 'eggs', 'soap'), fc.constantFrom(10_000, 50_000)))
  .map((pressed) =>
    pressed.reduce<Sale>(
      (so, one) => (typeof one === 'string' ? press(so, one) : pay(so, one)),
      newSale,
    ),
  );

test('two kilos of rice and a soap, paid with five hundred', () => {
  const paid = pay(press(press(press(newSale, 'rice'), 'rice'), 'soap'), 50_000);
  expect(sumsOf(paid, goods)).toMatchObject({ total: 20_900, vat: 848, due: 0, change: 29_100 });
});

test('the total is the sum of the lines, each a price times a count', () => {
  fc.assert(
    fc.property(sale, (some) => {
      const { receipt, total } = sumsOf(some, goods);
      expect(total).toBe(receipt.reduce((sum, { amount }) => sum + amount, 0));
      for (const { good, count, amount } of receipt) expect(amount).toBe(good.price * count);
    }),
  );
});

test('VAT is whole paisa within the total, and nothing where all is exempt', () => {
  fc.assert(
    fc.property(sale, (some) => {
      const { total, vat } = sumsOf(some, goods);
      expect(Number.isSafeInteger(vat)).toBe(true);
      expect(vat).toBeGreaterThanOrEqual(0);
      expect(vat).toBeLessThanOrEqual(total);
      const exempt = goods.map((good) => ({ ...good, vat: 0 }));
      expect(sumsOf(some, exempt).vat).toBe(0);
    }),
  );
});

test('cash less total is change less what is still to pay, and one of the two is nothing', () => {
  fc.assert(
    fc.property(sale, (some) => {
      const { total, due, change } = sumsOf(some, goods);
      expect(change - due).toBe(some.cash - total);
      expect(Math.min(change, due)).toBe(0);
    }),
  );
});

test('a key pressed for ever stays on one line of two digits', () => {
  const pressed = Array.from({ length: 150 }).reduce<Sale>((so) => press(so, 'eggs'), newSale);
  expect(pressed.lines).toEqual([{ id: 'eggs', count: 99 }]);
});

test('a good that is no longer sold leaves the receipt', () => {
  expect(sumsOf(press(newSale, 'tea'), goods)).toMatchObject({ receipt: [], total: 0 });
});
