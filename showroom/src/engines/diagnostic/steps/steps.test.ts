import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../../demo/picture.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { beginCentre } from '../begin.ts';
import { diagnosticSchema } from '../schema.ts';
import { billOf, type Centre, samplesOf } from '../world.ts';
import { makeBill, type NewBill, sumsOf, takePayment } from './bills.ts';
import { deliver } from './delivery.ts';
import { markOf, rangeInWords, rangeOf } from './ranges.ts';
import { enterValues, fetchValues, putLabels, sampleOf } from './samples.ts';
import { callNext, giveSerial, serialsOf } from './serials.ts';
import { check, reportCode, sign } from './signing.ts';

const file = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../../../demos', name, 'demo.yaml'), 'utf8'));
const data = withAddresses(diagnosticSchema.parse(file('shanto-nodi')), () => '');
const centre: Centre = { data, language: 'en' };
const world = beginCentre(data);
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
  expect(bill && sumsOf(after, bill)).toEqual({ total: 2450, due: 1400 });
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
  expect(serialsOf(after, 'howlader').at(-1)).toMatchObject({ number: 33, isByPhone: true });
  refused(() => giveSerial(centre, after, caller));
  refused(() => giveSerial(centre, world, { ...caller, name: ' ' }));
});

it('calls who is here, not who is still on the way', () => {
  let now = world;
  for (let count = 0; count < 3; count += 1) now = callNext(centre, now, 'howlader');
  const inside = serialsOf(now, 'howlader').find(({ state }) => state === 'inRoom');
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
  expect([11.9, 12, 15, 15.1].map((value) => markOf(value, woman))).toEqual([
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
  const fetched = fetchValues(centre, putLabels(billed, 11841), number);
  expect(sampleOf(fetched, number)).toMatchObject({ state: 'entered' });
  expect(sampleOf(fetched, number)?.values).toHaveLength(5);
});

it('refuses a slip of the point and letters in a value', () => {
  refused(() => enterValues(centre, world, 22873, { sugar: 780 }));
  refused(() => enterValues(centre, world, 22873, { sugar: Number.NaN }));
  const after = enterValues(centre, world, 22873, { sugar: 7.8 });
  expect(sampleOf(after, 22873)?.values).toEqual([{ part: 'sugar', value: 7.8 }]);
});

it('needs two hands on a report, the second a pathologist’s, and changes nothing afterwards', () => {
  refused(() => sign(centre, world, 22869, 'sikder'));
  const checked = check(centre, world, 22869, 'rumana');
  refused(() => sign(centre, checked, 22869, 'rumana'));
  refused(() => sign(centre, checked, 22869, 'tahmina'));
  const signed = sign(centre, checked, 22869, 'sikder');
  expect(sampleOf(signed, 22869)).toMatchObject({ state: 'signed', signedBy: 'sikder' });
  refused(() => enterValues(centre, signed, 22869, { cholesterol: 100 }));
});

it('hands reports over when all are signed and nothing is due', () => {
  refused(() => deliver(centre, world, 11840));
  refused(() => deliver(centre, world, 11826));
  refused(() => takePayment(centre, world, 11826, 301));
  const paid = takePayment(centre, world, 11826, 300);
  expect(billOf(deliver(centre, paid, 11826), 11826)).toMatchObject({ isDelivered: true });
});

it('ends the link of a report with letters that nobody counts up to', () => {
  expect(reportCode(60412)).toMatch(/^60412-[a-z2-9]{5}$/);
  expect(reportCode(60412)).not.toBe(reportCode(60413));
});

it('says which test a bill may name', () => {
  const faulty = structuredClone(file('onubikkhon')) as {
    bills: { samples: { test: string }[] }[];
  };
  const sample = faulty.bills[0]?.samples[0];
  if (sample) sample.test = 'cbd';
  const message = diagnosticSchema.safeParse(faulty).error?.issues[0]?.message;
  expect(message).toMatch(/^cbd does not exist; there are: cbc/);
});
