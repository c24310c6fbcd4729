import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { seeded } from '../../../words/seeded.ts';
import { numeral } from '../../../words/taka.ts';
import { refusals } from '../words/refusals.ts';
import { billOf, type Centre, type DiagnosticWorld, type Sample, testOf } from '../world.ts';
import { rangeOf } from './ranges.ts';

export const sampleOf = ({ samples }: DiagnosticWorld, number: number): Sample | undefined =>
  samples.find((one) => one.number === number);

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
export const putLabels = (world: DiagnosticWorld, bill: number): DiagnosticWorld => ({
  ...world,
  samples: world.samples.map((one) =>
    one.bill === bill && one.state === 'billed' ? { ...one, state: 'received' } : one,
  ),
});

/**
 * Takes the values that the analyser has for a sample: about three in four lie within the patient's
 * range, the same for the same sample every time.
 * @throws Refusal before its label is printed
 */
export function fetchValues(
  centre: Centre,
  world: DiagnosticWorld,
  number: number,
): DiagnosticWorld {
  const { data, language } = centre;
  return withSample(centre, world, number, (sample) => {
    if (sample.state === 'billed') refuse(language, refusals.noLabel);
    const work = testOf(data, sample.test)?.work;
    const bill = billOf(world, sample.bill);
    if (work?.kind !== 'values' || !bill) return sample;
    const next = seeded(`${number}`);
    const values = work.parts.map((part) => {
      const range = rangeOf(part, bill) ?? { low: 0, high: part.most / 2 };
      const high = range.high ?? range.low * 1.6;
      const value = range.low + (high - range.low) * (1.25 * next() - 0.1);
      const rounded = Number(Math.max(0, value).toFixed(part.decimals));
      return { part: part.id, value: Math.min(part.most, rounded) };
    });
    return { ...sample, values, state: 'entered', checkedBy: null };
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
      const value = typed[part.id] ?? Number.NaN;
      const name = textIn(part.name, language);
      const example = numeral(part.ranges[0]?.low || 10, language, part.decimals);
      if (Number.isNaN(value) || value < 0) {
        refuse(language, refusals.noValue, { part: name, example });
      }
      if (value > part.most) {
        const said = numeral(value, language, part.decimals);
        refuse(language, refusals.muchValue, { part: name, value: said, unit: part.unit });
      }
      return { part: part.id, value };
    });
    return { ...sample, values, state: 'entered', checkedBy: null };
  });
}

/** Puts the words about a film in. @throws Refusal without findings or impression */
export function writeFindings(
  centre: Centre,
  world: DiagnosticWorld,
  number: number,
  written: { readonly findings: string; readonly impression: string },
): DiagnosticWorld {
  const findings = written.findings.trim();
  const impression = written.impression.trim();
  if (findings === '' || impression === '') refuse(centre.language, refusals.noFindings);
  return withSample(centre, world, number, (sample) => ({
    ...sample,
    findings,
    impression,
    state: 'entered',
    checkedBy: null,
  }));
}
