import { asciiDigits } from '@nokshi/forms/digits.ts';
import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { numeral } from '../../../words/taka.ts';
import { refusals } from '../words/refusals.ts';
import type { Centre, DiagnosticWorld, Serial, SerialState } from '../world.ts';

/** A mobile number as it is kept; spaces, hyphens and Bangla digits may be typed. */
export function phoneOf({ language }: Centre, typed: string): string {
  const phone = asciiDigits(typed)
    .replaceAll(/[\s-]/g, '')
    .replace(/^\+?88(?=01)/, '');
  if (!/^01\d{9}$/.test(phone)) refuse(language, refusals.phoneFaulty, {}, 'phone');
  return phone;
}

export const serialsOf = ({ serials }: DiagnosticWorld, doctor: string): readonly Serial[] =>
  serials.filter((one) => one.doctor === doctor);

/**
 * Gives the next serial of a doctor to somebody on the phone.
 * @throws Refusal without name or number, for a number that has one already, or when all are given
 */
export function giveSerial(
  centre: Centre,
  world: DiagnosticWorld,
  given: { readonly doctor: string; readonly name: string; readonly phone: string },
): DiagnosticWorld {
  const { data, language } = centre;
  const name = given.name.trim();
  if (name === '') refuse(language, refusals.nameMissing, {}, 'name');
  const phone = phoneOf(centre, given.phone);
  const serials = serialsOf(world, given.doctor);
  const twice = serials.find((one) => one.phone === phone && one.state !== 'done');
  if (twice) {
    refuse(language, refusals.serialTwice, {
      number: numeral(twice.number, language),
      name: textIn(twice.name, language),
    });
  }
  const doctor = data.doctors.find(({ id }) => id === given.doctor);
  const last = Math.max(0, ...serials.map((one) => one.number));
  const most = doctor?.most ?? 0;
  if (last >= most) refuse(language, refusals.serialsFull, { most: numeral(most, language) });
  const serial: Serial = {
    doctor: given.doctor,
    number: last + 1,
    name,
    phone,
    state: 'coming',
    isByPhone: true,
  };
  return { ...world, serials: [...world.serials, serial] };
}

const here: readonly SerialState[] = ['pressure', 'waiting'];

/** Who is in the room is done, and the next one who is here goes in. @throws Refusal when nobody is */
export function callNext(
  { language }: Centre,
  world: DiagnosticWorld,
  doctor: string,
): DiagnosticWorld {
  const next = serialsOf(world, doctor).find(({ state }) => here.includes(state));
  if (!next) refuse(language, refusals.nobodyWaits);
  return {
    ...world,
    serials: world.serials.map((one) => {
      if (one.doctor !== doctor) return one;
      if (one.state === 'inRoom') return { ...one, state: 'done' };
      return one.number === next.number ? { ...one, state: 'inRoom' } : one;
    }),
  };
}

/** What becomes of a patient who comes in: first they wait, then their blood pressure is taken. */
const nextState: Partial<Record<SerialState, SerialState>> = {
  coming: 'waiting',
  waiting: 'pressure',
};

export const canMove = (state: SerialState): boolean => nextState[state] !== undefined;

export const moveOn = (
  world: DiagnosticWorld,
  { doctor, number }: Pick<Serial, 'doctor' | 'number'>,
): DiagnosticWorld => ({
  ...world,
  serials: world.serials.map((one) =>
    one.doctor === doctor && one.number === number
      ? { ...one, state: nextState[one.state] ?? one.state }
      : one,
  ),
});
