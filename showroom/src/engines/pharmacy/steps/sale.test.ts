import { describe, expect, it } from 'vitest';
import { house, leftAt, shop, withBatches } from '../testing.ts';
import { cancelBill, putOnBill, sell } from './sale.ts';
import { soldToday } from './today.ts';

const { pharmacy, world } = shop;
const branch = 'charpara';
const cash = { branch, given: undefined, method: 'cash' } as const;
const put = (
  medicine: string,
  unit: 'box' | 'strip' | 'tablet' | 'bottle',
  count: number,
  before = world,
) => putOnBill(pharmacy, before, { branch, medicine, unit, count });
const empty = { ...world, lines: [] };

describe('a sale', () => {
  it('is by box, strip and tablet, and adds paisa up', () => {
    const [bill] = sell(pharmacy, put('febron-500', 'box', 1), cash).bills;
    expect(bill).toMatchObject({ sum: 2400 + 600 + 24_000, total: 27_000 });
    expect(bill?.taken).toEqual([{ medicine: 'febron-500', number: 'F2207', pieces: 225 }]);
    expect(bill?.lines).toEqual([
      { medicine: 'febron-500', unit: 'strip', count: 2, amount: 2400 },
      { medicine: 'febron-500', unit: 'tablet', count: 5, amount: 600 },
      { medicine: 'febron-500', unit: 'box', count: 1, amount: 24_000 },
    ]);
  });

  it('rounds cash to whole taka and keeps the exact sum', () => {
    const four = put('febron-500', 'tablet', 4);
    expect(sell(pharmacy, four, cash).bills[0]).toMatchObject({ sum: 2880, total: 2900 });
  });

  it('takes from the batch that expires first, then from the next', () => {
    const after = sell(pharmacy, put('tapnil-120', 'bottle', 12, empty), cash);
    expect(after.bills[0]?.taken).toEqual([
      { medicine: 'tapnil-120', number: 'T418', pieces: 11 },
      { medicine: 'tapnil-120', number: 'T455', pieces: 1 },
    ]);
    expect(leftAt(after, 'tapnil-120', branch)).toBe(23);
  });

  it('takes each medicine of the bill, and nothing that is not on it', () => {
    const after = sell(pharmacy, put('tapnil-120', 'bottle', 2), cash);
    expect(after.bills[0]?.taken).toEqual([
      { medicine: 'febron-500', number: 'F2207', pieces: 25 },
      { medicine: 'tapnil-120', number: 'T418', pieces: 2 },
    ]);
    expect(after.bills[0]?.lines).toHaveLength(3);
    expect(after.lines).toEqual([]);
  });

  it('leaves the bill of another branch as it is', () => {
    const line = { medicine: 'chapnami-5', unit: 'strip', count: 2 } as const;
    const one = putOnBill(house.pharmacy, house.world, { ...line, branch: 'trunk-road' });
    const two = putOnBill(house.pharmacy, one, { ...line, branch: 'mohipal' });
    const after = sell(house.pharmacy, two, { ...cash, branch: 'trunk-road' });
    expect(after.lines).toEqual([{ ...line, branch: 'mohipal' }]);
    expect(leftAt(after, 'chapnami-5', 'trunk-road')).toBe(880);
    expect(leftAt(after, 'chapnami-5', 'mohipal')).toBe(700);
  });

  it('is taken back the same day, to the batches it came from, and keeps its number', () => {
    const sold = sell(pharmacy, put('tapnil-120', 'bottle', 12), cash);
    const [{ number = 0 } = {}] = sold.bills;
    const after = cancelBill(pharmacy, sold, number);
    expect(after.batches).toEqual(world.batches);
    expect(soldToday(pharmacy, after)).toEqual(soldToday(pharmacy, world));
    expect(after.bills).toMatchObject([{ number, isCancelled: true }]);
    expect(() => cancelBill(pharmacy, after, number)).toThrow('already');
    const tomorrow = new Date(pharmacy.today);
    tomorrow.setDate(tomorrow.getDate() + 1);
    expect(() => cancelBill({ ...pharmacy, today: tomorrow }, sold, number)).toThrow('earlier day');
  });

  it('numbers bills one after the other', () => {
    const [line] = world.lines;
    if (!line) throw new Error('an empty bill');
    const once = sell(pharmacy, world, cash);
    const again = sell(pharmacy, putOnBill(pharmacy, once, line), cash);
    expect(again.bills.map(({ number }) => number)).toEqual([5202, 5201]);
  });

  it('is refused when another tab has sold the last one', () => {
    const asked = put('haddi-d', 'strip', 52, empty);
    const sold = withBatches(asked, 'haddi-d', (one) => ({ ...one, pieces: 15 }));
    expect(() => sell(pharmacy, sold, cash)).toThrow('only 1 strip left');
  });

  it('is refused with an empty bill', () => {
    expect(() => sell(pharmacy, empty, cash)).toThrow('Nothing is on the bill');
  });
});

describe('an antibiotic', () => {
  const asked = put('antibin-500', 'strip', 1);

  it('is sold only with the name of who prescribed it', () => {
    expect(() => sell(pharmacy, asked, cash)).toThrow(/which doctor/);
    for (const doctor of ['', ' ']) {
      const unnamed = () => sell(pharmacy, asked, { ...cash, doctor });
      expect(unnamed).toThrow(/which doctor/);
      expect(unnamed).toThrow(expect.objectContaining({ field: 'doctor' }));
    }
  });

  it('has that name on its bill, and other medicines have not', () => {
    const doctor = ' Dr Nasrin Sultana, A-00000 ';
    const [bill] = sell(pharmacy, asked, { ...cash, doctor }).bills;
    expect(bill?.doctor).toBe('Dr Nasrin Sultana, A-00000');
    expect(sell(pharmacy, world, { ...cash, doctor }).bills[0]?.doctor).toBeNull();
  });
});

describe('what is given', () => {
  const pay =
    (given: number, method: 'cash' | 'card' = 'cash') =>
    () =>
      sell(pharmacy, world, { branch, given, method });

  it('is enough: more in cash, exactly so by card', () => {
    expect(pay(5000)().bills[0]).toMatchObject({ given: 5000, total: 3000 });
    expect(pay(3000)().bills[0]).toMatchObject({ given: 3000 });
    expect(pay(3000, 'card')().bills[0]).toMatchObject({ given: 3000, method: 'card' });
    expect(pay(5000, 'card')).toThrow('Change is given for cash alone. Take ৳\u00A030.');
  });

  it('is refused where it is too little, or no amount', () => {
    expect(pay(3037)).toThrow('whole taka');
    expect(pay(2900)).toThrow('৳\u00A030 is to be paid, and only ৳\u00A029 was given.');
    expect(pay(0)).toThrow('only ৳\u00A00 was given');
    for (const given of [Number.NaN, -1, 0.5]) expect(pay(given)).toThrow('Write the amount');
  });

  it('is no note more than is needed, as where a nought was typed too many', () => {
    expect(pay(102_900)().bills[0]).toMatchObject({ given: 102_900 });
    for (const given of [103_000, 5_000_000]) expect(pay(given)).toThrow('a note too much');
  });

  it('is refused at its field', () => {
    for (const step of [pay(2900), pay(Number.NaN), pay(5000, 'card')]) {
      expect(step).toThrow(expect.objectContaining({ field: 'given' }));
    }
  });
});
