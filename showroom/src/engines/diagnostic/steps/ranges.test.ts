import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { type Part, testOf } from '../data.ts';
import { diagnosticSchema } from '../schema.ts';
import { markOf, placeOf, rangeInWords, rangeOf } from './ranges.ts';

const data = dataOn('shanto-nodi', diagnosticSchema);
const partOf = (test: string, id: string): Part => {
  const work = testOf(data, test)?.work;
  const part = work?.kind === 'values' ? work.parts.find((one) => one.id === id) : undefined;
  if (!part) throw new Error(`no ${id}`);
  return part;
};
const man = { sex: 'male', age: 40 } as const;
const hdl = rangeOf(partOf('lipid', 'hdl'), man);
const cholesterol = rangeOf(partOf('lipid', 'cholesterol'), man);
const haemoglobin = rangeOf(partOf('cbc', 'haemoglobin'), man);

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

  it('marks nothing above one without an upper bound, and nothing without a range', () => {
    expect([39, 40, 90].map((value) => markOf(value, hdl))).toEqual(['low', 'within', 'within']);
    expect([0, 900].map((value) => markOf(value, undefined))).toEqual(['within', 'within']);
  });

  it('takes the middle half of the scale, and what lies far outside stays on it', () => {
    expect([13, 15, 17].map((value) => placeOf(value, haemoglobin))).toEqual([0.25, 0.5, 0.75]);
    expect([0, 90].map((value) => placeOf(value, haemoglobin))).toEqual([0.03, 0.97]);
    expect(placeOf(60, hdl)).toBe(0.5);
    expect(placeOf(60, undefined)).toBe(0.5);
  });
});
