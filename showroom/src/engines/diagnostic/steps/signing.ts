import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { seeded } from '../../../words/seeded.ts';
import { refusals } from '../words/refusals.ts';
import { type Centre, type DiagnosticWorld, type Staff, testOf } from '../world.ts';
import { withSample } from './samples.ts';

/** Who may check, or sign, a test. */
export const staffFor = ({ data }: Centre, test: string, may: Staff['may']): readonly Staff[] =>
  data.staff.filter((one) => one.may === may && one.kind === testOf(data, test)?.work.kind);

/** The first signature: somebody has looked the result over. @throws Refusal before there is one */
export const check = (centre: Centre, world: DiagnosticWorld, number: number, staff: string) =>
  withSample(centre, world, number, (sample) => {
    if (sample.state !== 'entered') refuse(centre.language, refusals.notChecked);
    return { ...sample, state: 'checked', checkedBy: staff };
  });

/** Back to whoever entered it. */
export const sendBack = (centre: Centre, world: DiagnosticWorld, number: number) =>
  withSample(centre, world, number, (sample) => ({
    ...sample,
    state: 'entered',
    checkedBy: null,
  }));

/**
 * The second signature, after which nothing changes any more.
 * @throws Refusal before the first, from who gave the first, or from who may not sign such a report
 */
export function sign(centre: Centre, world: DiagnosticWorld, number: number, staff: string) {
  const { data, language } = centre;
  return withSample(centre, world, number, (sample) => {
    if (sample.state !== 'checked') refuse(language, refusals.notChecked);
    const who = data.staff.find(({ id }) => id === staff);
    const name = who ? textIn(who.name, language) : staff;
    if (sample.checkedBy === staff) refuse(language, refusals.sameHand, { name });
    if (!staffFor(centre, sample.test, 'sign').some(({ id }) => id === staff)) {
      refuse(language, refusals.mayNotSign, { name });
    }
    return { ...sample, state: 'signed', signedBy: staff };
  });
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What the link of a report ends with, so that nobody finds another one by counting. */
export function reportCode(number: number): string {
  const next = seeded(`report ${number}`);
  const code = Array.from({ length: 5 }, () => letters[Math.floor(next() * letters.length)]);
  return `${number}-${code.join('')}`;
}
