import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../words/days.ts';
import { money } from '../../../words/taka.ts';
import { itemsOf } from '../data.ts';
import { premisesOf } from '../testing.ts';
import { emptyBill } from '../world.ts';
import { roundAmounts, shared, total, vatWithin, wholeTaka } from './money.ts';
import { offerOn, sumOf } from './totals.ts';

const shop = premisesOf('tinbela');
const line = (item: string, quantity: number) => ({ item, quantity: Math.round(quantity * 1000) });
const basket = [line('milk', 3), line('bread', 2), line('soap', 3), line('apple', 1.25)];

it('offers what a customer is likely to give: exactly, or in notes', () => {
  expect(roundAmounts(113_400)).toEqual([113_400, 120_000, 150_000, 200_000]);
  expect(roundAmounts(100_000)).toEqual([100_000]);
  expect(roundAmounts(0)).toEqual([]);
});

describe('a bill', () => {
  it('adds up goods by piece and by weight', () => {
    expect(sumOf(shop, [], { ...emptyBill, lines: basket }).total).toBe(113_400);
  });

  it('is asked for in whole taka, and says what rounding took', () => {
    const sum = sumOf(shop, [], { ...emptyBill, lines: [line('apple', 0.735)] });
    expect([sum.gross, sum.rounding, sum.total]).toEqual([25_578, 22, 25_600]);
  });

  it('works the VAT out of what is paid for each good, in paisa', () => {
    // 7.5 % within ৳ 234 is ৳ 16.33, within ৳ 180 it is ৳ 12.56; milk and apples carry none.
    expect(sumOf(shop, [], { ...emptyBill, lines: basket }).vat).toBe(1633 + 1256);
    const halved = { value: 10, isPercent: true };
    const sum = sumOf(shop, [], { ...emptyBill, lines: basket, discount: halved });
    expect(sum.lines.map(({ vat, net, rate }) => vat - vatWithin(net, rate))).toEqual([0, 0, 0, 0]);
    expect(sum.vat).toBe(1469 + 1130);
  });

  it('shares a discount out among its lines to the last paisa', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            item: fc.constantFrom(...itemsOf(shop.data).keys()),
            quantity: fc.integer({ min: 1, max: 50_000 }),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        fc.integer({ min: 0, max: 500 }),
        fc.boolean(),
        (lines, value, isPercent) => {
          const discount = { value: isPercent ? value % 51 : value, isPercent };
          const sum = sumOf(shop, [], { ...emptyBill, lines, discount });
          const nets = sum.lines.map(({ net }) => net);
          expect(Math.min(...nets)).toBeGreaterThanOrEqual(0);
          expect(total(nets)).toBe(sum.gross - sum.discount);
          expect(sum.total).toBe(total(nets) + sum.rounding);
          expect(sum.total % 100).toBe(0);
          expect(Math.abs(sum.rounding)).toBeLessThanOrEqual(50);
        },
      ),
    );
    expect(shared(100, [1, 1, 1])).toEqual([33, 34, 33]);
  });

  it('takes the dealer price for dealers, and the lorry to their site', () => {
    const dealer = premisesOf('loha-lokkor');
    const lines = [line('rod-12', 850), line('cement-pcc', 60), line('pipe-4', 120)];
    const bill = { ...emptyBill, lines, customer: 'jashim', site: 'kachharipara' };
    expect(sumOf(dealer, [], bill).total).toBe(11_750_000);
    expect(sumOf(dealer, [], { ...emptyBill, lines }).gross).toBe(
      (850 * 92 + 60 * 540 + 120 * 92) * 100,
    );
  });
});

describe('an offer', () => {
  const clothes = premisesOf('lal-sutli');
  const threePieces = { id: 'three-pieces', percent: 10, from: '2026-11-16', to: '2026-11-30' };
  it('runs from its first day to its last, and for its goods alone', () => {
    const on = (days: number) =>
      offerOn(clothes, [threePieces], 'three-piece-jui', dayOf(clothes.today, days));
    expect([on(-7), on(-6), on(8), on(9)]).toEqual([0, 10, 10, 0]);
    expect(offerOn(clothes, [threePieces], 'panjabi-meghdut')).toBe(0);
    const boys = { id: 'boys', percent: 20, from: '2026-11-22', to: '2026-11-22' };
    expect(offerOn(clothes, [threePieces, boys], 'panjabi-shishu')).toBe(20);
    expect(offerOn(clothes, [{ ...boys, id: 'of another year' }], 'panjabi-shishu')).toBe(0);
  });

  it('comes off before a discount does', () => {
    const lines = [line('three-piece-jui/white/m', 1)];
    const discount = { value: 10, isPercent: true };
    expect(sumOf(clothes, [threePieces], { ...emptyBill, lines, discount })).toMatchObject({
      gross: 365_000,
      offers: 36_500,
      discount: 32_850,
    });
  });

  it('leaves what is exchanged at the price of the old receipt', () => {
    const lines = [line('three-piece-jui/white/m', 1), line('three-piece-jui/white/s', 1)];
    const back = [{ item: 'three-piece-jui/lilac/l', price: 300_000 }];
    const sum = sumOf(clothes, [threePieces], { ...emptyBill, lines, back });
    expect(sum.lines.map(({ net }) => net)).toEqual([300_000, 328_500]);
  });
});

it('rounds to whole taka, and to a zero without a sign', () => {
  expect(money(wholeTaka(-20), 'en')).toBe('৳\u00A00');
});
