import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { numeral } from '../../../words/taka.ts';
import { type DiagnosticData, doctorOf } from '../data.ts';
import type { SerialState } from '../lists.ts';
import { refusals } from '../words/refusals.ts';
import { type DiagnosticWorld, type Serial, serialsOf } from '../world.ts';
import type { Step } from './centre.ts';

type Call = { readonly doctor: string; readonly name: string; readonly phone: string };

/**
 * Gives the next serial of a doctor to somebody on the phone.
 * @throws Refusal without name or number, for a number that has one already, or when all are given
 */
export const giveSerial: Step<[given: Call]> = ({ data, language, today }, world, given) => {
  const name = given.name.trim();
  if (name === '') refuse(language, refusals.nameMissing, {}, 'name');
  const phone = mobileNumber(given.phone) ?? refuse(language, refusals.phoneFaulty, {}, 'phone');
  const doctor = doctorOf(data, given.doctor);
  if (!doctor) return world;
  const serials = serialsOf(world, doctor.id, today);
  const twice = serials.find((one) => one.phone === phone && one.state !== 'done');
  if (twice) {
    const number = numeral(twice.number, language);
    const values = { number, name: textIn(twice.name, language) };
    refuse(language, refusals.serialTwice, values, 'phone');
  }
  const number = nextSerial(serials);
  if (number > doctor.most) {
    refuse(language, refusals.serialsFull, { most: numeral(doctor.most, language) });
  }
  const serial: Serial = {
    doctor: doctor.id,
    number,
    day: dayOf(today),
    name,
    phone,
    state: 'coming',
    isByPhone: true,
  };
  return { ...world, serials: [...world.serials, serial] };
};

/** Opens the queue of each doctor for a later day: those who call every day are still to come. */
export function openQueues(
  { doctors }: DiagnosticData,
  world: DiagnosticWorld,
  now: Date,
): DiagnosticWorld {
  const added = doctors
    .filter(({ id }) => serialsOf(world, id, now).length === 0)
    .flatMap(({ id: doctor, serials }) =>
      serials
        .filter(({ isByPhone }) => isByPhone)
        .map(
          (caller, index): Serial => ({
            ...caller,
            doctor,
            number: index + 1,
            day: dayOf(now),
            state: 'coming',
          }),
        ),
    );
  return added.length === 0 ? world : { ...world, serials: [...world.serials, ...added] };
}

/** The number that the next caller gets. @param serials those of a doctor for the day */
export const nextSerial = (serials: readonly Serial[]): number =>
  Math.max(0, ...serials.map((one) => one.number)) + 1;

const here: readonly SerialState[] = ['pressure', 'waiting'];

/**
 * Who is in the room is done, and the next one who is here goes in, if anybody is.
 * @throws Refusal when there is nobody in the room or waiting
 */
export const callNext: Step<[doctor: string]> = ({ language, today }, world, doctor) => {
  const serials = serialsOf(world, doctor, today);
  const next = serials.find(({ state }) => here.includes(state));
  if (!next && serials.every(({ state }) => state !== 'inRoom')) {
    refuse(language, refusals.nobodyWaits);
  }
  return {
    ...world,
    serials: world.serials.map((one) => {
      if (!serials.includes(one)) return one;
      if (one.state === 'inRoom') return { ...one, state: 'done' };
      return one === next ? { ...one, state: 'inRoom' } : one;
    }),
  };
};

/** What becomes of a patient who comes in: first they wait, then their blood pressure is taken. */
const nextState: Partial<Record<SerialState, SerialState>> = {
  coming: 'waiting',
  waiting: 'pressure',
};

export const canMove = (state: SerialState): boolean => nextState[state] !== undefined;

export const moveOn: Step<[serial: Pick<Serial, 'doctor' | 'number'>]> = (
  { today },
  world,
  { doctor, number },
) => {
  const moving = serialsOf(world, doctor, today).find((one) => one.number === number);
  return {
    ...world,
    serials: world.serials.map((one) =>
      one === moving ? { ...one, state: nextState[one.state] ?? one.state } : one,
    ),
  };
};
