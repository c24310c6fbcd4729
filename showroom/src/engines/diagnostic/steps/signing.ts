import { plainCode } from '@nokshi/forms/plain-signs.ts';
import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { genitive } from '../../../words/genitive.ts';
import { seeded } from '../../../words/seeded.ts';
import { staffFor, staffOf } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import type { DiagnosticWorld } from '../world.ts';
import type { Centre, Step } from './centre.ts';
import { withSample } from './samples.ts';

/** The number that only one of the staff knows; the demo says it, where a laboratory would not. */
export const pinOf = (staff: string): string =>
  String(1000 + Math.floor(seeded(`pin ${staff}`)() * 9000));

/**
 * Somebody takes the desk of the laboratory over: from then on their hand checks or signs.
 * @throws Refusal without their own number
 */
export const takeDesk: Step<[hand: { readonly staff: string; readonly pin: string }]> = (
  { data, language },
  world,
  { staff, pin },
) => {
  const who = staffOf(data, staff);
  if (!who) return world;
  if (plainCode(pin) !== pinOf(staff)) {
    const name = textIn(who.name, language);
    refuse(language, refusals.pinFaulty, { name, whose: genitive(name) }, 'pin');
  }
  return { ...world, atDesk: staff };
};

/** @throws Refusal when who sits at the desk may not do that with such a test */
function handFor(centre: Centre, world: DiagnosticWorld, test: string, may: 'check' | 'sign') {
  const { data, language } = centre;
  if (staffFor(data, test, may).some(({ id }) => id === world.atDesk)) return world.atDesk;
  const name = textIn(staffOf(data, world.atDesk)?.name ?? '', language);
  return refuse(language, may === 'check' ? refusals.mayNotCheck : refusals.mayNotSign, { name });
}

/**
 * The first signature: who sits at the desk has looked the result over.
 * @throws Refusal before there is one, or from who may not
 */
export const check: Step<[sample: number]> = (centre, world, number) =>
  withSample(centre, world, number, (sample) => {
    if (sample.state === 'checked') refuse(centre.language, refusals.alreadyChecked);
    if (sample.state !== 'entered') refuse(centre.language, refusals.noResult);
    const checkedBy = handFor(centre, world, sample.test, 'check');
    return { ...sample, state: 'checked', checkedBy };
  });

/** Back to whoever entered it. @throws Refusal before it is checked */
export const sendBack: Step<[sample: number]> = (centre, world, number) =>
  withSample(centre, world, number, (sample) => {
    if (sample.state !== 'checked') refuse(centre.language, refusals.notChecked);
    return { ...sample, state: 'entered', checkedBy: null };
  });

/**
 * The second signature, after which nothing changes any more.
 * @throws Refusal before the first, from who gave the first, or from who may not sign such a report
 */
export const sign: Step<[sample: number]> = (centre, world, number) =>
  withSample(centre, world, number, (sample) => {
    if (sample.state !== 'checked') refuse(centre.language, refusals.notChecked);
    const signedBy = handFor(centre, world, sample.test, 'sign');
    return { ...sample, state: 'signed', signedBy };
  });

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What the link of a report ends with, so that nobody finds another one by counting. */
export function reportCode(number: number): string {
  const next = seeded(`report ${number}`);
  const code = Array.from({ length: 5 }, () => letters[Math.floor(next() * letters.length)]);
  return `${number}-${code.join('')}`;
}
