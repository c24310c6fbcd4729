import { expect } from 'vitest';

/** Series, such as `website_enquiries_total{kind="demo"}`, and what they stand at. */
export type Series = Map<string, number>;

// Prometheus reads numbers as Go's ParseFloat does, which takes NaN in any case.
const label = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const sample = new RegExp(
  `^([a-zA-Z_:][a-zA-Z0-9_:]*)(\\{${label}(?:,${label})*\\})? ([+-]?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|Inf)|N[aA][nN])$`,
);

/** The metric that a series belongs to: a histogram has three names. */
const familyOf = (name: string, types: ReadonlyMap<string, string>): string => {
  const base = name.replace(/_(?:bucket|sum|count)$/, '');
  return types.get(base) === 'histogram' || types.get(base) === 'summary' ? base : name;
};

/**
 * Reads Prometheus' text format, version 0.0.4, as strictly as it is written: each metric described
 * once and in one place, no series twice, counters never negative, buckets that add up.
 */
export function readExposition(text: string): Series {
  expect(text.endsWith('\n')).toBe(true);
  const types = new Map<string, string>();
  const helped = new Set<string>();
  const series: Series = new Map();
  let current = '';
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, help] = /^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) \S/.exec(line) ?? [];
    const [, typed, type] =
      /^# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram|summary|untyped)$/.exec(line) ??
      [];
    if (help !== undefined) {
      expect(helped.has(help), line).toBe(false);
      helped.add(help);
    } else if (typed !== undefined && type !== undefined) {
      expect([helped.has(typed), types.has(typed)], line).toEqual([true, false]);
      types.set(typed, type);
      current = typed;
    } else {
      const [, name = '', labels = '', value = ''] = sample.exec(line) ?? [];
      expect(familyOf(name, types), line).toBe(current);
      expect(series.has(`${name}${labels}`), line).toBe(false);
      const number = value.endsWith('Inf') ? Number(`${value}inity`) : Number(value);
      if (types.get(current) === 'counter') {
        expect(number, line).toBeGreaterThanOrEqual(0);
        expect(name.startsWith('website_') && !name.endsWith('_total'), line).toBe(false);
      }
      series.set(`${name}${labels}`, number);
    }
  }
  expectBucketsAddUp(series);
  return series;
}

function expectBucketsAddUp(series: Series): void {
  let before = 0;
  for (const [name, value] of series) {
    if (!name.includes('_bucket{')) continue;
    expect(value, name).toBeGreaterThanOrEqual(before);
    before = value;
    if (!name.includes('le="+Inf"')) continue;
    const count = name.replace('_bucket{', '_count{').replace('le="+Inf",', '');
    expect(series.get(count), count).toBe(value);
    before = 0;
  }
}
