import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { type Part, testOf } from '../data.ts';
import { diagnosticSchema } from '../schema.ts';
import { typedAge } from './ages.ts';
import { markOf, placeOf, rangeInWords, rangeOf } from './ranges.ts';

const data = dataOn('shanto-nodi', diagnosticSchema);
const partOf = (test: string, id: string): Part => {
  const work = testOf(data, test)?.work;
  const part = work?.kind === 'values' ? work.parts.find((one) => one.id === id) : undefined;
  if (!part) throw new Error(`no ${id}`);
  return part;
};
const man = { sex: 'male', age: 40 } as const;
const rangeFor = (test: string, id: string) => {
  const range = rangeOf(partOf(test, id), man);
  if (!range) throw new Error(`no range of ${id}`);
  return range;
};
const hdl = rangeFor('lipid', 'hdl');
const cholesterol = rangeFor('lipid', 'cholesterol');
const haemoglobin = rangeFor('cbc', 'haemoglobin');

describe('a reference range', () => {
  it('is that of an age from its first year to its last, and of no other', () => {
    const part = partOf('cbc', 'haemoglobin');
    const children = { ...part, ranges: part.ranges.filter(({ from }) => from === 6) };
    const isThere = (age: number) => rangeOf(children, { sex: 'female', age }) !== undefined;
    expect([5, 6, 12, 13].map(isThere)).toEqual([false, true, true, false]);
  });

  it('is written with both bounds, with the one it has, or as a dash', () => {
    expect(rangeInWords(haemoglobin, 1, 'en')).toBe('13–17');
    expect(rangeInWords(cholesterol, 0, 'en')).toBe('< 200');
    expect(rangeInWords(hdl, 0, 'en')).toBe('> 40');
    expect(rangeInWords(undefined, 0, 'en')).toBe('–');
  });

  const marksOf = (values: readonly number[], range: typeof hdl | undefined, decimals = 0) =>
    values.map((value) => markOf(value, range, decimals));

  it('has both of its bounds within, and the one that it prints as < or > outside', () => {
    expect(marksOf([12.9, 13, 17, 17.1], haemoglobin, 1)).toEqual([
      'low',
      'within',
      'within',
      'high',
    ]);
    expect(marksOf([0, 199, 200, 201], cholesterol)).toEqual(['within', 'within', 'high', 'high']);
    expect(marksOf([39, 40, 41, 90], hdl)).toEqual(['low', 'low', 'within', 'within']);
    const urine = rangeFor('urine', 'pus-cells');
    expect(marksOf([4, 5], urine)).toEqual(['within', 'high']);
  });

  it('is held against what the report prints', () => {
    const tsh = rangeFor('tsh', 'tsh');
    expect(rangeInWords(tsh, 1, 'en')).toBe('0.4–4.2');
    expect(marksOf([0.35, 0.3499, 4.2049, 4.25], tsh, 1)).toEqual([
      'within',
      'low',
      'within',
      'high',
    ]);
    expect(marksOf([199.6, 40.4], cholesterol)).toEqual(['high', 'within']);
  });

  it('is unknown where there is none, as below one year unless the file says otherwise', () => {
    expect(marksOf([0, 900], undefined)).toEqual(['unknown', 'unknown']);
    const part = partOf('cbc', 'haemoglobin');
    const infant = { sex: 'male', age: 5 / 12 } as const;
    expect(rangeOf(part, infant)).toBeUndefined();
    expect(rangeOf(part, { ...infant, age: 1 })).toMatchObject({ low: 11, high: 14 });
    const ranges = [{ sex: 'any', from: 0, to: 0, low: 14, high: 22 } as const];
    expect(rangeOf({ ...part, ranges }, infant)).toMatchObject({ low: 14, high: 22 });
    expect(rangeOf({ ...part, ranges }, { ...infant, age: 1 })).toBeUndefined();
  });

  it('begins on the day of the birthday, not in the weeks before', () => {
    const part = partOf('cbc', 'haemoglobin');
    const lowOf = (age: string) => rangeOf(part, { sex: 'female', age: typedAge(age) })?.low;
    expect(['52 weeks', '12 months', '53 weeks', '23 months', '2'].map(lowOf)).toEqual([
      undefined,
      11,
      11,
      11,
      11,
    ]);
  });

  it('takes the middle half of the scale, and what lies far outside stays on it', () => {
    expect([13, 15, 17].map((value) => placeOf(value, haemoglobin))).toEqual([0.25, 0.5, 0.75]);
    expect([0, 90].map((value) => placeOf(value, haemoglobin))).toEqual([0.03, 0.97]);
    expect(placeOf(60, hdl)).toBe(0.5);
  });
});
