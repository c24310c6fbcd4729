import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { seeded } from '../../../words/seeded.ts';
import { numeral } from '../../../words/taka.ts';
import { testOf } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import { billOf, type Result, type Sample } from '../world.ts';
import type { Step } from './centre.ts';
import { asPrinted, rangeOf } from './ranges.ts';

/** Changes one sample, unless it is signed. @throws Refusal */
export const withSample: Step<[sample: number, make: (before: Sample) => Sample]> = (
  { language },
  world,
  number,
  make,
) => ({
  ...world,
  samples: world.samples.map((one) => {
    if (one.number !== number) return one;
    if (one.state === 'signed') refuse(language, refusals.alreadySigned);
    return make(one);
  }),
});

/** The labels of a bill are on its tubes: the laboratory has them. */
export const putLabels: Step<[bill: number]> = (_, world, bill) => ({
  ...world,
  samples: world.samples.map((one) =>
    one.bill === bill && one.state === 'billed' ? { ...one, state: 'received' } : one,
  ),
});

/**
 * Takes the values that the analyser has for a sample: about four in five lie within the patient’s
 * range, the same for the same sample every time.
 * @throws Refusal before its label is printed, or once there is a result
 */
export const fetchValues: Step<[sample: number]> = (centre, world, number) => {
  const { data, language } = centre;
  return withSample(centre, world, number, (sample) => {
    if (sample.state === 'billed') refuse(language, refusals.noLabel);
    if (sample.result) refuse(language, refusals.hasResult);
    const { work } = testOf(data, sample.test);
    const bill = billOf(world, sample.bill);
    if (work.kind !== 'values' || work.analyser === null || !bill) return sample;
    const next = seeded(`${number}`);
    const values = work.parts.map((part) => {
      const range = rangeOf(part, bill) ?? part.ranges[0] ?? { low: 0, high: part.most / 2 };
      const high = range.high ?? range.low * 1.6;
      const value = range.low + (high - range.low) * (1.25 * next() - 0.1);
      const printed = asPrinted(Math.max(0, value), part.decimals);
      return { part: part.id, value: Math.min(part.most, printed) };
    });
    return withResult(sample, { kind: 'values', values });
  });
};

/**
 * Puts typed values in. @param typed by the id of a part; NaN for what is no number
 * @throws Refusal for what is missing or can't be, or before the label is printed
 */
export const enterValues: Step<[sample: number, typed: Readonly<Record<string, number>>]> = (
  centre,
  world,
  number,
  typed,
) => {
  const { data, language } = centre;
  return withSample(centre, world, number, (sample) => {
    if (sample.state === 'billed') refuse(language, refusals.noLabel);
    const { work } = testOf(data, sample.test);
    if (work.kind !== 'values') return sample;
    const values = work.parts.map((part) => {
      const written = typed[part.id] ?? Number.NaN;
      const value = asPrinted(written, part.decimals);
      const name = textIn(part.name, language);
      const example = numeral(part.ranges[0]?.low || 10, language, part.decimals);
      if (!(written >= 0)) refuse(language, refusals.noValue, { part: name, example }, part.id);
      if (value > part.most) {
        const printed = numeral(value, language, part.decimals);
        const faulty = { part: name, value: printed, unit: part.unit };
        refuse(language, refusals.muchValue, faulty, part.id);
      }
      return { part: part.id, value };
    });
    return withResult(sample, { kind: 'values', values });
  });
};

type Written = { readonly findings: string; readonly impression: string };

/** Puts the words about a film in. @throws Refusal without findings or impression */
export const writeFindings: Step<[number, Written]> = (centre, world, number, written) => {
  const { data, language } = centre;
  const findings = written.findings.trim();
  const impression = written.impression.trim();
  return withSample(centre, world, number, (sample) => {
    if (testOf(data, sample.test).work.kind !== 'written') return sample;
    if (findings === '') refuse(language, refusals.noFindings, {}, 'findings');
    if (impression === '') refuse(language, refusals.noFindings, {}, 'impression');
    return withResult(sample, { kind: 'written', findings, impression });
  });
};

/** A new result is to be checked, whoever had checked the one before. */
const withResult = (sample: Sample, result: Result): Sample => ({
  ...sample,
  result,
  state: 'entered',
  checkedBy: null,
});
