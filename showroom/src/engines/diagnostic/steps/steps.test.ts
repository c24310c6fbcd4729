import { expect, it } from 'vitest';
import { dataOn, writtenDemo } from '../../../demo/read-demos.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { demoSchema } from '../../engines.ts';
import { beginCentre } from '../begin.ts';
import { diagnosticSchema } from '../schema.ts';
import { billOf, type DiagnosticWorld, sampleOf, samplesOf, serialsOf } from '../world.ts';
import { deliver, makeBill, type NewBill, readyDay, sumsOf, takePayment } from './bills.ts';
import type { Centre } from './centre.ts';
import { dayEndOf } from './day-end.ts';
import { markOf, rangeInWords, rangeOf } from './ranges.ts';
import { enterValues, fetchValues, putLabels, writeFindings } from './samples.ts';
import { callNext, giveSerial, moveOn } from './serials.ts';
import { check, pinOf, reportCode, sendBack, sign, takeDesk } from './signing.ts';

const data = dataOn('shanto-nodi', diagnosticSchema);
const at = (hour: number, day = 22): Centre => ({
  data,
  language: 'en',
  today: new Date(2026, 10, day),
  now: new Date(2026, 10, day, hour),
});
const centre = at(12);
const { today } = centre;
const world = beginCentre(data, centre.now);
const given: NewBill = {
  name: 'Rahima',
  age: 30,
  sex: 'female',
  phone: '০১৭০০ ০০০ ৯৯৯',
  point: 'band-road',
  doctor: 'howlader',
  serial: null,
  by: 'Self',
  tests: ['cbc', 'ultrasound'],
  discount: 50,
  paid: 1000,
  method: 'cash',
};
const refused = (step: () => unknown) => expect(step).toThrow(Refusal);

it('adds visit and tests up on one bill, and keeps what is due', () => {
  const after = makeBill(centre, world, given);
  const [bill] = after.bills;
  expect(bill).toMatchObject({ number: 11841, phone: '01700000999', visit: 800 });
  expect(bill && sumsOf(after, bill)).toEqual({ total: 2450, paid: 1000, due: 1400 });
  const samples = samplesOf(after, 11841);
  expect(samples.map(({ state }) => state)).toEqual(['billed', 'received']);
  expect(new Set(after.samples.map(({ number }) => number)).size).toBe(after.samples.length);
});

it('refuses a bill of nothing, letters in an amount, and more than is to be paid', () => {
  refused(() => makeBill(centre, world, { ...given, doctor: null, tests: [] }));
  refused(() => makeBill(centre, world, { ...given, paid: Number.NaN }));
  refused(() => makeBill(centre, world, { ...given, paid: 2401 }));
  refused(() => makeBill(centre, world, { ...given, discount: 3000, paid: 0 }));
  refused(() => makeBill(centre, world, { ...given, age: 131 }));
  refused(() => makeBill(centre, world, { ...given, phone: '12345' }));
});

it('gives each caller the next serial, and one number only one', () => {
  const caller = { doctor: 'howlader', name: 'Rahima', phone: '01700 000 999' };
  const after = giveSerial(centre, world, caller);
  expect(serialsOf(after, 'howlader', today).at(-1)).toMatchObject({ number: 33, isByPhone: true });
  refused(() => giveSerial(centre, after, caller));
  refused(() => giveSerial(centre, world, { ...caller, name: ' ' }));
});

it('calls who is here, not who is still on the way', () => {
  let now = world;
  for (let count = 0; count < 3; count += 1) now = callNext(centre, now, 'howlader');
  const inside = serialsOf(now, 'howlader', today).find(({ state }) => state === 'inRoom');
  expect(inside?.number).toBe(18);
});

it('takes the range of a patient’s sex and age; its bounds are within', () => {
  const work = data.tests.find(({ id }) => id === 'cbc')?.work;
  const part = work?.kind === 'values' ? work.parts[0] : undefined;
  if (!part) throw new Error('no haemoglobin');
  const woman = rangeOf(part, { sex: 'female', age: 34 });
  expect(rangeInWords(woman, 1, 'en')).toBe('12–15');
  expect(rangeOf(part, { sex: 'male', age: 34 })?.low).toBe(13);
  expect(rangeOf(part, { sex: 'male', age: 7 })).toMatchObject({ low: 11.5, high: 15.5 });
  expect([11.9, 12, 15, 15.1].map((value) => markOf(value, woman, 1))).toEqual([
    'low',
    'within',
    'within',
    'high',
  ]);
});

it('lets a sample into the laboratory by its label alone', () => {
  const billed = makeBill(centre, world, { ...given, tests: ['cbc'] });
  const number = samplesOf(billed, 11841)[0]?.number ?? 0;
  refused(() => fetchValues(centre, billed, number));
  const fetched = fetchValues(centre, putLabels(centre, billed, 11841), number);
  expect(sampleOf(fetched, number)).toMatchObject({ state: 'entered' });
  expect(sampleOf(fetched, number)?.result).toMatchObject({
    kind: 'values',
    values: [{}, {}, {}, {}, {}],
  });
  refused(() => fetchValues(centre, fetched, number));
});

it('takes values from the analyser that lie about the range of the patient', () => {
  const fetched = fetchValues(centre, world, 22873);
  const result = sampleOf(fetched, 22873)?.result;
  const [sugar] = result?.kind === 'values' ? result.values : [];
  // A tenth of the range below it, and 15 % above.
  expect(sugar?.value).toBeGreaterThanOrEqual(3.9 - 0.39);
  expect(sugar?.value).toBeLessThanOrEqual(7.8 + 0.6);
});

it('refuses a slip of the point and letters in a value', () => {
  refused(() => enterValues(centre, world, 22873, { sugar: 780 }));
  refused(() => enterValues(centre, world, 22873, { sugar: Number.NaN }));
  const after = enterValues(centre, world, 22873, { sugar: 7.8 });
  expect(sampleOf(after, 22873)?.result).toEqual({
    kind: 'values',
    values: [{ part: 'sugar', value: 7.8 }],
  });
  refused(() => enterValues(centre, world, 22873, { sugar: -0.1 }));
  expect(sampleOf(enterValues(centre, world, 22873, { sugar: 60 }), 22873)?.state).toBe('entered');
  refused(() => enterValues(centre, world, 22873, { sugar: 60.1 }));
});

const seat = (staff: string, before: DiagnosticWorld) =>
  takeDesk(centre, before, { staff, pin: pinOf(staff) });

it('needs two hands on a report, each at the desk with a PIN of their own', () => {
  refused(() => sign(centre, world, 22869));
  expect(world.atDesk).toBe('rumana');
  const checked = check(centre, world, 22869);
  expect(sampleOf(checked, 22869)).toMatchObject({ state: 'checked', checkedBy: 'rumana' });
  refused(() => check(centre, checked, 22869));
  expect(() => sign(centre, checked, 22869)).toThrow('Rumana Yasmin is at the desk');
  expect(() => takeDesk(centre, checked, { staff: 'sikder', pin: pinOf('rumana') })).toThrow(
    'not the PIN of Dr M. Sikder',
  );
  refused(() => sign(centre, seat('tahmina', checked), 22869));
  const signed = sign(centre, seat('sikder', checked), 22869);
  expect(sampleOf(signed, 22869)).toMatchObject({ state: 'signed', signedBy: 'sikder' });
  refused(() => enterValues(centre, signed, 22869, { cholesterol: 100 }));
});

it('lets a pathologist sign and nobody else check in their place', () => {
  refused(() => check(centre, seat('sikder', world), 22869));
  refused(() => check(centre, world, 22871));
});

it('sends back what is checked, and nothing that has no result', () => {
  const checked = check(centre, world, 22869);
  const back = sendBack(centre, checked, 22869);
  expect(sampleOf(back, 22869)).toMatchObject({ state: 'entered', checkedBy: null });
  refused(() => sendBack(centre, world, 22871));
});

it('writes about films alone, with findings and impression', () => {
  const written = { findings: 'Clear.', impression: 'Normal.' };
  expect(sampleOf(writeFindings(centre, world, 22872, written), 22872)?.result).toEqual({
    kind: 'written',
    ...written,
  });
  refused(() => writeFindings(centre, world, 22872, { ...written, impression: ' ' }));
  expect(writeFindings(centre, world, 22871, written)).toEqual(world);
});

it('hands reports over when all are signed and nothing is due', () => {
  const pay = (amount: number, before = world) =>
    takePayment(centre, before, 11826, { amount, method: 'cash' });
  refused(() => deliver(centre, world, 11840));
  refused(() => deliver(centre, pay(299), 11826));
  refused(() => pay(301));
  refused(() => pay(0));
  refused(() => pay(1, pay(300)));
  expect(billOf(deliver(centre, pay(300), 11826), 11826)).toMatchObject({ isDelivered: true });
});

it('keeps how each part of a bill was paid, and counts the day by it', () => {
  const paid = takePayment(centre, world, 11826, { amount: 300, method: 'cash' });
  expect(billOf(paid, 11826)?.payments).toEqual([
    { amount: 900, method: 'bkash', day: '2026-11-21' },
    { amount: 300, method: 'cash', day: '2026-11-22' },
  ]);
  expect(dayEndOf(paid, today)).toMatchObject({
    byMethod: [
      { method: 'cash', count: 2, amount: 2350 },
      { method: 'bkash', count: 1, amount: 1650 },
      { method: 'card', count: 0, amount: 0 },
    ],
    total: 4000,
    bills: 2,
    discount: 0,
    due: 500,
  });
  expect(dayEndOf(makeBill(centre, paid, given), today)).toMatchObject({
    total: 5000,
    bills: 3,
    discount: 50,
    due: 1900,
  });
});

it('promises reports for the day after, or for this one while there is time', () => {
  expect(readyDay(at(12))).toBe('2026-11-23');
  const quick = { ...data, ready: { days: 0, at: '19:00' } };
  expect(readyDay({ ...at(18), data: quick })).toBe('2026-11-22');
  expect(readyDay({ ...at(19), data: quick })).toBe('2026-11-23');
});

it('bills a serial once a day', () => {
  const seen = { ...given, serial: 14 };
  refused(() => makeBill(centre, world, seen));
  const billed = makeBill(centre, world, { ...given, serial: 15 });
  refused(() => makeBill(centre, billed, { ...given, serial: 15 }));
  expect(makeBill(centre, billed, { ...given, doctor: null, serial: 15 }).bills[0]?.serial).toBe(
    null,
  );
  expect(makeBill(at(12, 23), billed, { ...given, serial: 15 }).bills).toHaveLength(6);
});

it('takes what is due to the last taka, a discount up to the whole bill, and ages to 130', () => {
  const one = { ...given, doctor: null, tests: ['cbc'], discount: 0, paid: 0 };
  expect(makeBill(centre, world, { ...one, paid: 450 }).bills[0]?.payments).toHaveLength(1);
  refused(() => makeBill(centre, world, { ...one, paid: 451 }));
  expect(makeBill(centre, world, { ...one, discount: 450 }).bills[0]?.payments).toEqual([]);
  refused(() => makeBill(centre, world, { ...one, discount: 451 }));
  expect(makeBill(centre, world, { ...one, age: 130 }).bills[0]?.age).toBe(130);
  expect(makeBill(centre, world, { ...one, age: 0 }).bills[0]?.age).toBe(0);
  refused(() => makeBill(centre, world, { ...one, age: -1 }));
});

it('gives a new serial to whom the doctor has seen, under any spelling of the number', () => {
  const caller = { doctor: 'howlader', name: 'Rokeya Khanam', phone: '+880 1200-000114' };
  expect(() => giveSerial(centre, world, caller)).toThrow('serial 14');
  const seen = callNext(centre, world, 'howlader');
  expect(serialsOf(giveSerial(centre, seen, caller), 'howlader', today).at(-1)).toMatchObject({
    number: 33,
    phone: '01200000114',
  });
});

it('gives the last serial of a day and not one more, and begins anew the next day', () => {
  let full = world;
  for (let number = 33; number <= 40; number += 1) {
    const phone = `017000009${number}`;
    full = giveSerial(centre, full, { doctor: 'howlader', name: 'Rahima', phone });
  }
  const caller = { doctor: 'howlader', name: 'Rahima', phone: '01700000999' };
  expect(() => giveSerial(centre, full, caller)).toThrow('All 40 serials');
  expect(giveSerial(at(12, 23), full, caller).serials.at(-1)).toMatchObject({
    number: 1,
    day: '2026-11-23',
  });
});

it('moves who comes in to the pressure and no further', () => {
  const stateOf = (of: DiagnosticWorld) =>
    serialsOf(of, 'howlader', today).find(({ number }) => number === 17)?.state;
  const who = { doctor: 'howlader', number: 17 };
  const here = moveOn(centre, world, who);
  const measured = moveOn(centre, here, who);
  expect([world, here, measured, moveOn(centre, measured, who)].map(stateOf)).toEqual([
    'coming',
    'waiting',
    'pressure',
    'pressure',
  ]);
});

it('ends the link of a report with letters that nobody counts up to', () => {
  expect(reportCode(60412)).toMatch(/^60412-[a-z2-9]{5}$/);
  expect(reportCode(60412)).not.toBe(reportCode(60413));
});

it('says which test a bill may name', () => {
  const faulty = writtenDemo('onubikkhon', diagnosticSchema);
  const sample = faulty.bills[0]?.samples[0];
  if (sample) sample.test = 'cbd';
  const message = demoSchema.safeParse(faulty).error?.issues[0]?.message;
  expect(message).toMatch(/^names cbd; there are in tests: cbc/);
});

it('refuses a range that a report would print as another', () => {
  const faulty = writtenDemo('onubikkhon', diagnosticSchema);
  const work = faulty.tests.find(({ id }) => id === 'tsh')?.work;
  const range = work?.kind === 'values' ? work.parts[0]?.ranges[1] : undefined;
  if (!range) throw new Error('no range');
  range.high = 4.255;
  const message = diagnosticSchema.safeParse(faulty).error?.issues[0]?.message;
  expect(message).toMatch(/no more decimals/);
});
