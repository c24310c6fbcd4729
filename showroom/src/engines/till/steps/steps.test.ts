import { describe, expect, it } from 'vitest';
import { beginTill } from '../begin.ts';
import { demoData, demoNames } from '../testing.ts';
import type { Till } from '../till.ts';
import { counterOf, leftOf, type Means, type TillWorld } from '../world.ts';
import { clearBill, putOnBill, setCustomer, setQuantity } from './bill.ts';
import { setDiscount } from './discount.ts';
import { closeDrawer, notes, openDrawer, takingsOf, worthOf } from './drawer.ts';
import { collect, dueOf, oldestDue } from './dues.ts';
import { giveBack, saleOf, startExchange } from './exchange.ts';
import { setOffer, setReceiver, setStock } from './office.ts';
import { givePartsBack, pay, pointsOf } from './payment.ts';

const till = (name: (typeof demoNames)[number]): Till => ({ data: demoData(name), language: 'en' });
const shop = till('tinbela');
const clothes = till('lal-sutli');
const dealer = till('loha-lokkor');
const begun = (of: Till) => beginTill(of.data);
const noon = 720;
const paid = (of: Till, world: TillWorld, at: string, by: Means, amount?: number) =>
  pay(of, world, at, by, amount, noon);

it('begins the same for everybody, in plain JSON', () => {
  for (const name of demoNames) {
    const world = beginTill(demoData(name));
    expect(world).toEqual(JSON.parse(JSON.stringify(beginTill(demoData(name)))));
  }
});

describe('a sale', () => {
  it('gives change, lets the stock fall, and makes a receipt', () => {
    const world = begun(shop);
    const after = paid(shop, world, '2', 'cash', 1200);
    const [sale] = after.sales;
    expect(sale).toMatchObject({ number: 'TB-48213', total: 113_400, change: 6600, points: 11 });
    expect(leftOf(after, 'milk')).toBe(leftOf(world, 'milk') - 3000);
    expect(leftOf(after, 'apple')).toBe(leftOf(world, 'apple') - 1250);
    expect(counterOf(after, '2').cash - counterOf(world, '2').cash).toBe(113_400);
    expect(pointsOf(after, 'rehana')).toBe(651);
    expect(counterOf(after, '2').bill.lines).toEqual([]);
    expect(counterOf(after, '3').bill.lines).toHaveLength(3);
  });

  it('is paid in parts, which may be given back', () => {
    const part = paid(shop, begun(shop), '2', 'bkash', 500);
    expect(() => putOnBill(shop, part, '2', 'tea', 1000)).toThrow('A part of this bill is paid');
    const [sale] = paid(shop, part, '2', 'cash').sales;
    expect(sale?.parts).toEqual([
      { by: 'bkash', amount: 50_000 },
      { by: 'cash', amount: 63_400 },
    ]);
    expect(counterOf(givePartsBack(part, '2'), '2').bill.parts).toEqual([]);
  });

  it('refuses more by bKash than is to pay, letters, and change that is not in the drawer', () => {
    const world = begun(shop);
    expect(() => paid(shop, world, '2', 'bkash', 1200)).toThrow(
      'Only ৳\u00A01,134 is still to pay',
    );
    expect(() => paid(shop, world, '2', 'cash', Number.NaN)).toThrow('Write the amount');
    expect(() => paid(shop, world, '2', 'cash', 900_000)).toThrow('not enough to give');
    expect(() => paid(shop, world, '1', 'cash', 100)).toThrow('Nothing is on the bill');
  });

  it('takes no more points than a member has', () => {
    const world = begun(shop);
    expect(() => paid(shop, world, '2', 'points', 641)).toThrow('only 640 points');
    const [sale] = paid(shop, paid(shop, world, '2', 'points', 640), '2', 'cash').sales;
    expect(sale?.parts[1]).toEqual({ by: 'cash', amount: 49_400 });
    const nobody = setCustomer(shop, world, '2', null);
    expect(() => paid(shop, nobody, '2', 'points', 10)).toThrow('Choose a member');
  });

  it('sells nothing twice from two counters', () => {
    const few = setStock(shop, begun(shop), 'milk', '3');
    const other = putOnBill(shop, few, '1', 'milk', 1000);
    const sold = paid(shop, other, '2', 'cash');
    expect(() => paid(shop, sold, '1', 'cash')).toThrow('Another counter');
  });
});

describe('what is put on a bill', () => {
  it('is there, has a quantity, and is not past its date', () => {
    const world = begun(shop);
    expect(() => putOnBill(shop, world, '1', 'bread', 19_000)).toThrow('only 18\u00A0pieces');
    expect(() => putOnBill(shop, world, '1', 'rice', Number.NaN)).toThrow('in numbers');
    expect(() => putOnBill(shop, world, '1', 'rice', -1000)).toThrow('in numbers');
    const data = {
      ...shop.data,
      goods: shop.data.goods.map((good) => ({ ...good, expires: -1 })),
    };
    const late = { ...shop, data };
    expect(() => putOnBill(late, beginTill(data), '1', 'milk', 1000)).toThrow('past its date');
  });

  it('adds to its line, and goes off it', () => {
    const one = putOnBill(shop, begun(shop), '1', 'rice', 1500);
    const two = putOnBill(shop, one, '1', 'rice', 500);
    expect(counterOf(two, '1').bill.lines).toEqual([{ item: 'rice', quantity: 2000, fixed: null }]);
    expect(counterOf(setQuantity(shop, two, '1', 0, 0), '1').bill.lines).toEqual([]);
  });

  it('may be discounted by percent or taka, within what the counter may give', () => {
    const given = (text: string) =>
      counterOf(setDiscount(shop, begun(shop), '2', text), '2').bill.discount;
    expect(given('৫%')).toEqual({ value: 5, isPercent: true });
    expect(given('50')).toEqual({ value: 50, isPercent: false });
    expect(() => given('11%')).toThrow('At most 10%');
    expect(() => given('200')).toThrow('At most 10%');
    expect(() => given('five')).toThrow('Write a discount');
    expect(() => given('-5')).toThrow('Write a discount');
  });
});

describe('an exchange', () => {
  it('brings the old size back, and takes the new one at the old price', () => {
    const world = begun(clothes);
    const after = paid(clothes, world, '1', 'cash');
    expect(after.sales[0]).toMatchObject({ total: 0, returned: 245_000, exchange: 'LS-20817' });
    const moved = (size: string) =>
      leftOf(after, `panjabi-meghdut/indigo/${size}`) -
      leftOf(world, `panjabi-meghdut/indigo/${size}`);
    expect([moved('40'), moved('42')]).toEqual([1000, -1000]);
    const again = saleOf(after, 'LS-20817');
    expect(() => again && startExchange(clothes, after, '1', again)).toThrow('come back already');
  });

  it('starts by an old receipt that is not too old', () => {
    const world = clearBill(clothes, begun(clothes), '1');
    const [old, two] = [saleOf(world, 'LS-20688'), saleOf(world, 'LS-20829')];
    if (!old || !two) throw new Error('the demo has lost its receipts');
    expect(() => startExchange(clothes, world, '1', old)).toThrow('41 days old');
    const begunNow = startExchange(clothes, world, '1', two);
    const once = giveBack(clothes, begunNow, '1', two, 0);
    const twice = giveBack(clothes, once, '1', two, 0);
    expect(() => giveBack(clothes, twice, '1', two, 0)).toThrow('come back already');
    const less = putOnBill(clothes, once, '1', 'shawl', 1000);
    expect(() => paid(clothes, less, '1', 'cash')).toThrow('৳\u00A01,350 are still to be taken');
  });
});

describe('dues', () => {
  it('grow by a bill on account, up to the limit', () => {
    const world = begun(dealer);
    expect(dueOf(world, 'jashim')).toBe(11_750_000);
    const after = paid(dealer, world, '1', 'due');
    expect(dueOf(after, 'jashim')).toBe(23_500_000);
    expect(after.sales[0]).toMatchObject({ number: '3418', challan: 1206 });
    const more = setCustomer(
      dealer,
      putOnBill(dealer, after, '1', 'rod-12', 800_000),
      '1',
      'jashim',
    );
    expect(() => paid(dealer, more, '1', 'due')).toThrow('may owe ৳\u00A03,00,000');
    const nobody = setCustomer(dealer, world, '1', null);
    expect(() => paid(dealer, nobody, '1', 'due')).toThrow('with an account');
  });

  it('are paid from the oldest on, and never beyond', () => {
    const world = begun(dealer);
    expect(oldestDue(world, 'jashim')).toBe(-26);
    const after = collect(dealer, world, '1', 'jashim', 67_500, 'cash');
    expect(oldestDue(after, 'jashim')).toBe(-9);
    expect(counterOf(after, '1').cash - counterOf(world, '1').cash).toBe(6_750_000);
    expect(() => collect(dealer, world, '1', 'jashim', 200_000, 'bkash')).toThrow('owes only');
    expect(() => collect(dealer, world, '1', 'jashim', Number.NaN, 'cash')).toThrow('amount');
  });
});

describe('a drawer', () => {
  const counts: readonly number[] = notes.map((note) => (note === 1000 ? 5 : 0));
  it('is closed by a count, beside what should be there', () => {
    const world = begun(shop);
    const after = closeDrawer(shop, world, '4', counts, noon);
    expect(after.closings[0]).toMatchObject({
      expected: counterOf(world, '4').cash,
      counted: worthOf(counts),
    });
    expect(() => putOnBill(shop, after, '4', 'tea', 1000)).toThrow(
      'drawer of this counter is closed',
    );
    expect(counterOf(openDrawer(shop, after, '4', 3000), '4').cash).toBe(300_000);
  });

  it('stays open over a bill under way, and for counts that are none', () => {
    const world = begun(shop);
    expect(() => closeDrawer(shop, world, '2', counts, noon)).toThrow('A bill is under way');
    for (const count of [Number.NaN, -1, 1.5]) {
      expect(() => closeDrawer(shop, world, '4', counts.with(0, count), noon)).toThrow(
        'Count with',
      );
    }
  });

  it('shows the owner what each counter took, adding up to the day', () => {
    const world = paid(shop, paid(shop, begun(shop), '2', 'bkash', 500), '2', 'card');
    const all = takingsOf(world);
    const each = shop.data.counters.map(({ id }) => takingsOf(world, id));
    expect(each.reduce((sum, taken) => sum + taken.total, 0)).toBe(all.total);
    expect(Object.values(all.by).reduce((sum, part) => sum + part, 0)).toBe(all.total);
  });
});

describe('the office', () => {
  it('refuses negative stock, offers that end before they begin, and a challan signed by nobody', () => {
    const world = begun(shop);
    expect(() => setStock(shop, world, 'milk', '-2')).toThrow('Stock is a number');
    expect(() => setStock(shop, world, 'milk', 'many')).toThrow('Stock is a number');
    expect(leftOf(setStock(shop, world, 'apple', '১২.৫'), 'apple')).toBe(12_500);
    expect(leftOf(setStock(shop, world, 'apple', '0'), 'apple')).toBe(0);
    const offer = { id: 'eid', percent: 10, from: 0, to: 9 };
    const sale = begun(clothes);
    expect(setOffer(clothes, sale, offer).offers).toContainEqual(offer);
    for (const wrong of [
      { to: -1 },
      { percent: 0 },
      { percent: Number.NaN },
      { from: Number.NaN },
    ]) {
      expect(() => setOffer(clothes, sale, { ...offer, ...wrong })).toThrow('An offer');
    }
    expect(() => setReceiver(dealer, begun(dealer), '3408', '  ')).toThrow('who received');
  });
});
