import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { seeded } from '../../../words/seeded.ts';
import { numeral } from '../../../words/taka.ts';
import { testOf } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import { billOf, type DiagnosticWorld, type Result, type Sample } from '../world.ts';
import type { Centre } from './centre.ts';
import { asPrinted, rangeOf } from './ranges.ts';

/** Changes one sample, unless it is signed. @throws Refusal */
export const withSample = (
  { language }: Centre,
  world: DiagnosticWorld,
  number: number,
  make: (sample: Sample) => Sample,
): DiagnosticWorld => ({
  ...world,
  samples: world.samples.map((one) => {
    if (one.number !== number) return one;
    if (one.state === 'signed') refuse(language, refusals.alreadySigned);
    return make(one);
  }),
});

/** The labels of a bill are on its tubes: the laboratory has them. */
export const putLabels = (_: Centre, world: DiagnosticWorld, bill: number): DiagnosticWorld => ({
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
export function fetchValues(
  centre: Centre,
  world: DiagnosticWorld,
  number: number,
): DiagnosticWorld {
  const { data, language } = centre;
  return withSample(centre, world, number, (sample) => {
    if (sample.state === 'billed') refuse(language, refusals.noLabel);
    if (sample.result) refuse(language, refusals.hasResult);
    const work = testOf(data, sample.test)?.work;
    const bill = billOf(world, sample.bill);
    if (work?.kind !== 'values' || work.analyser === null || !bill) return sample;
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
}

/**
 * Puts typed values in. @param typed by the id of a part; NaN for what is no number
 * @throws Refusal for what is missing or can't be, or before the label is printed
 */
export function enterValues(
  centre: Centre,
  world: DiagnosticWorld,
  number: number,
  typed: Readonly<Record<string, number>>,
): DiagnosticWorld {
  const { data, language } = centre;
  return withSample(centre, world, number, (sample) => {
    if (sample.state === 'billed') refuse(language, refusals.noLabel);
    const work = testOf(data, sample.test)?.work;
    if (work?.kind !== 'values') return sample;
    const values = work.parts.map((part) => {
      const value = asPrinted(typed[part.id] ?? Number.NaN, part.decimals);
      const name = textIn(part.name, language);
      const example = numeral(part.ranges[0]?.low || 10, language, part.decimals);
      if (!(value >= 0)) {
        refuse(language, refusals.noValue, { part: name, example }, part.id);
      }
      if (value > part.most) {
        const written = numeral(value, language, part.decimals);
        refuse(
          language,
          refusals.muchValue,
          { part: name, value: written, unit: part.unit },
          part.id,
        );
      }
      return { part: part.id, value };
    });
    return withResult(sample, { kind: 'values', values });
  });
}

/** Puts the words about a film in. @throws Refusal without findings or impression */
export function writeFindings(
  centre: Centre,
  world: DiagnosticWorld,
  number: number,
  written: { readonly findings: string; readonly impression: string },
): DiagnosticWorld {
  const { data, language } = centre;
  const findings = written.findings.trim();
  const impression = written.impression.trim();
  return withSample(centre, world, number, (sample) => {
    if (testOf(data, sample.test)?.work.kind !== 'written') return sample;
    if (findings === '') refuse(language, refusals.noFindings, {}, 'findings');
    if (impression === '') refuse(language, refusals.noFindings, {}, 'impression');
    return withResult(sample, { kind: 'written', findings, impression });
  });
}

/** A new result is to be checked, whoever had checked the one before. */
const withResult = (sample: Sample, result: Result): Sample => ({
  ...sample,
  result,
  state: 'entered',
  checkedBy: null,
});
