import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCentre } from '../begin.ts';
import { diagnosticSchema } from '../schema.ts';
import { sampleOf, samplesOf } from '../world.ts';
import { makeBill, type NewBill } from './bills.ts';
import { enterValues, fetchValues, putLabels, writeFindings } from './samples.ts';

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
  tests: ['rbs'],
  discount: 0,
  paid: 0,
  method: 'cash',
};
const refusal = (sentence: string, field?: string) =>
  expect.objectContaining({ field, message: expect.stringContaining(sentence) });
/** The values of one part that the analyser has for as many new samples of a test. */
const fetched = (test: string, part: string, count = 60, where = centre) => {
  const billed = makeBill(where, world, { ...given, tests: Array(count).fill(test) });
  const labelled = putLabels(where, billed, 11841);
  return samplesOf(labelled, 11841).map(({ number }) => {
    const result = sampleOf(fetchValues(where, labelled, number), number)?.result;
    const values = result?.kind === 'values' ? result.values : [];
    return values.find((one) => one.part === part)?.value ?? Number.NaN;
  });
};

describe('labels', () => {
  it('let the samples of their bill in, and none of another', () => {
    const two = makeBill(centre, makeBill(centre, world, given), given);
    expect(() => enterValues(centre, two, 22874, { sugar: 5 })).toThrow('Print the label first');
    const labelled = putLabels(centre, two, 11841);
    expect(sampleOf(labelled, 22874)?.state).toBe('received');
    expect(sampleOf(labelled, 22875)?.state).toBe('billed');
  });
});

describe('the analyser', () => {
  it('has another value for each sample, four in five within the range', () => {
    const sugars = fetched('rbs', 'sugar');
    expect(new Set(sugars).size).toBeGreaterThan(20);
    expect(Math.min(...sugars)).toBeGreaterThanOrEqual(3.5);
    expect(Math.max(...sugars)).toBeLessThanOrEqual(8.4);
    const within = sugars.filter((sugar) => sugar >= 3.9 && sugar <= 7.8);
    expect(within.length).toBeGreaterThan(40);
    expect(within.length).toBeLessThan(60);
  });

  it('has values above the bound of a range that has a lower one alone', () => {
    const all = fetched('lipid', 'hdl');
    expect(Math.min(...all)).toBeGreaterThanOrEqual(47);
    expect(Math.max(...all)).toBeGreaterThan(70);
    expect(Math.max(...all)).toBeLessThanOrEqual(85);
  });

  it('has values far from what can’t be where no range fits the patient', () => {
    const tests = data.tests.map((test) =>
      test.id === 'rbs' && test.work.kind === 'values'
        ? {
            ...test,
            work: { ...test.work, parts: test.work.parts.map((part) => ({ ...part, ranges: [] })) },
          }
        : test,
    );
    const sugars = fetched('rbs', 'sugar', 60, { ...centre, data: { ...data, tests } });
    expect(Math.min(...sugars)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...sugars)).toBeLessThanOrEqual(35);
  });

  it('has nothing for a film, nor for what is looked at by eye', () => {
    expect(fetchValues(centre, world, 22872)).toEqual(world);
    const urine = makeBill(centre, world, { ...given, tests: ['urine'] });
    const labelled = putLabels(centre, urine, 11841);
    expect(fetchValues(centre, labelled, 22874)).toEqual(labelled);
  });
});

describe('a value that was typed', () => {
  const type = (sugar: number) => enterValues(centre, world, 22873, { sugar });

  it('may be none at all, and is refused at its part with an example', () => {
    expect(sampleOf(type(0), 22873)?.state).toBe('entered');
    expect(() => type(Number.NaN)).toThrow(
      refusal('Glucose, random: write a number, such as 3.9.', 'sugar'),
    );
    expect(() => enterValues(centre, world, 22869, { cholesterol: -1 })).toThrow(
      refusal('Total cholesterol: write a number, such as 10.', 'cholesterol'),
    );
  });

  it('is read back where it can’t be, so that the slip of the point is seen', () => {
    expect(() => type(78.5)).toThrow(refusal('Glucose, random: 78.5 mmol/L can’t be', 'sugar'));
  });

  it('is kept as it is printed, to the digit', () => {
    const tsh = makeBill(centre, world, { ...given, tests: ['tsh'] });
    const typed = enterValues(centre, putLabels(centre, tsh, 11841), 22874, { tsh: 4.2049 });
    expect(sampleOf(typed, 22874)?.result).toMatchObject({ values: [{ part: 'tsh', value: 4.2 }] });
  });

  it('is for no film', () => {
    expect(enterValues(centre, world, 22872, { sugar: 5 })).toEqual(world);
  });
});

describe('the words about a film', () => {
  const write = (findings: string, impression: string) =>
    writeFindings(centre, world, 22872, { findings, impression });

  it('are both needed, each at its field', () => {
    expect(() => write(' ', 'Normal.')).toThrow(refusal('findings and impression', 'findings'));
    expect(() => write('Clear.', ' ')).toThrow(refusal('findings and impression', 'impression'));
  });

  it('stand without the blanks about them', () => {
    expect(sampleOf(write(' Clear.\n', ' Normal. '), 22872)?.result).toEqual({
      kind: 'written',
      findings: 'Clear.',
      impression: 'Normal.',
    });
  });
});
