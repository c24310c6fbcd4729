import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCentre } from '../begin.ts';
import { diagnosticSchema } from '../schema.ts';
import { billOf, samplesOf } from '../world.ts';
import { deliver, makeBill, type NewBill, readyDay, takePayment } from './bills.ts';

const data = dataOn('shanto-nodi', diagnosticSchema);
const centre = premisesForTest(data);
const world = beginCentre(data, centre.now);
const given: NewBill = {
  name: 'Rahima',
  age: 30,
  sex: 'female',
  phone: '01700000999',
  point: 'band-road',
  doctor: null,
  serial: null,
  by: 'Self',
  tests: ['cbc'],
  discount: 0,
  paid: 0,
  method: 'cash',
};
const make = (change: Partial<NewBill>, before = world) =>
  makeBill(centre, before, { ...given, ...change });
const refusal = (sentence: string, field?: string) =>
  expect.objectContaining({ field, message: expect.stringContaining(sentence) });

describe('a bill', () => {
  it.each<[string, string, Partial<NewBill>]>([
    ['name', 'the patient’s name', { name: ' ' }],
    ['phone', '11 digits', { phone: '12345' }],
    ['age', 'up to 130', { age: 131 }],
    ['age', 'whole years', { age: 2.5 }],
    ['age', '14 months, 6 weeks or 12 days', { age: Number.NaN }],
    ['discount', 'whole taka', { discount: Number.NaN }],
    ['paid', 'whole taka', { paid: 0.5 }],
    ['discount', 'more than the bill, ৳\u00a0450', { discount: 451 }],
    ['paid', 'Only ৳\u00a0400 is to be paid', { discount: 50, paid: 401 }],
  ])('is refused at its field: %s, %s', (field, sentence, change) => {
    expect(() => make(change)).toThrow(refusal(sentence, field));
  });

  it('is for a visit, or for a test, or both', () => {
    expect(() => make({ tests: [] })).toThrow('Choose a visit or at least one test');
    expect(make({ tests: [], doctor: 'howlader' }).bills[0]?.visit).toBe(800);
  });

  it('has the name without what was typed about it', () => {
    expect(make({ name: ' Rahima ' }).bills[0]?.name).toBe('Rahima');
  });

  it('numbers its samples on from the last one', () => {
    const numbers = samplesOf(make({ tests: ['cbc', 'ultrasound'] }), 11841);
    expect(numbers.map(({ number }) => number)).toEqual([22874, 22875]);
  });

  it('of a serial names the one there is; visits without a serial are as many as come', () => {
    const visit = { doctor: 'howlader', serial: 15 };
    expect(() => make(visit, make(visit))).toThrow('Serial 15 has bill 11841 already');
    const without = { doctor: 'howlader', serial: null };
    expect(make(without, make(without)).bills).toHaveLength(world.bills.length + 2);
  });

  it('promises its reports by the minute and by the days that the laboratory takes', () => {
    const ready = (days: number, minute: number) =>
      readyDay({
        ...premisesForTest(data, new Date(2026, 10, 22, 18, minute)),
        data: { ...data, ready: { days, at: '18:30' } },
      });
    expect([ready(0, 29), ready(0, 30)]).toEqual(['2026-11-22', '2026-11-23']);
    expect(ready(2, 30)).toBe('2026-11-24');
  });

  it('promises no report for a public holiday', () => {
    // The day after is Victory Day.
    expect(readyDay(premisesForTest(data, new Date(2026, 11, 15, 12)))).toBe('2026-12-17');
    const held = dataOn('shanto-nodi', diagnosticSchema, '2026-12-16');
    const begun = beginCentre(held, new Date(2026, 11, 16, 12));
    expect(begun.bills.map(({ ready }) => ready)).not.toContain('2026-12-16');
  });
});

describe('what is due', () => {
  const pay = (amount: number, before = world) =>
    takePayment(centre, before, 11826, { amount, method: 'cash' });

  it('is taken to the last taka and not twice', () => {
    expect(() => pay(301)).toThrow(refusal('Only ৳\u00a0300 is to be paid', 'amount'));
    expect(() => pay(0)).toThrow(refusal('whole taka', 'amount'));
    expect(() => pay(1, pay(300))).toThrow('Nothing is due');
  });

  it('is taken for one bill alone, and for none that is not there', () => {
    expect(pay(300).bills.filter((bill) => !world.bills.includes(bill))).toHaveLength(1);
    expect(takePayment(centre, world, 1, { amount: 1, method: 'cash' })).toBe(world);
  });
});

describe('reports', () => {
  it('are kept until each is signed and all is paid, and it is said what lacks', () => {
    expect(() => deliver(centre, world, 11840)).toThrow('3 of the reports are not signed');
    expect(() => deliver(centre, world, 11826)).toThrow('৳\u00a0300 is still due');
    expect(() => deliver(centre, make({ paid: 450 }), 11841)).toThrow('One report is not signed');
  });

  it('are handed over for one bill alone', () => {
    const after = deliver(centre, world, 11822);
    expect(after.bills.filter(({ isDelivered }) => isDelivered)).toEqual([billOf(after, 11822)]);
  });
});
