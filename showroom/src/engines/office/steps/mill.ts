import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import type { MillDesk, OfficeData } from '../data.ts';
import { words } from '../words/words.ts';
import type { OfficeWorld, Output } from '../world.ts';
import { hasBegun, millDay } from './mill-day.ts';
import { weightsOf } from './mill-weights.ts';
import { checkFree, isQuantity, putIn } from './stock.ts';

/** Gives bales of a lot to the blow room. @throws Refusal for no whole bales, and beyond what is left */
export function issueBales(
  { language, now }: Premises<OfficeData>,
  world: OfficeWorld,
  desk: MillDesk,
  number: string,
  bales: number,
): OfficeWorld {
  if (!isQuantity(bales)) refuse(language, words.notQuantity, {}, 'bales');
  const left = world.lots.find((lot) => lot.number === number)?.left ?? 0;
  if (bales > left) {
    refuse(language, words.tooFewBales, { number, left: numeral(left, language) }, 'bales');
  }
  const day = dayOf(millDay(desk, now));
  return {
    ...world,
    lots: world.lots.map((lot) => (lot.number === number ? { ...lot, left: left - bales } : lot)),
    fed: [...world.fed, { day, lot: number, bales }],
  };
}

/** A shift of a ring frame that was weighed. */
type Weighed = {
  readonly frame: string;
  /** Its place among the shifts of the day. */
  readonly shift: number;
  readonly kilos: number;
  readonly note: string;
  /** Whether it takes the place of a weight that was mistyped. */
  readonly isCorrection: boolean;
};

/**
 * Enters what a ring frame spun today in a shift, or corrects it, and puts the yarn into the first store.
 * @throws Refusal for what is no weight, above what the frame can spin, before the shift begins, weighed
 * before, little without a reason, and for correcting away yarn that has left
 */
export function weighShift(
  premises: Premises<OfficeData>,
  world: OfficeWorld,
  desk: MillDesk,
  { frame: id, shift, kilos, note, isCorrection }: Weighed,
): OfficeWorld {
  const { data, language, now } = premises;
  const frame = oneOf(desk.frames, id);
  const name = textIn(frame.name, language);
  const written = (count: number) => numeral(count, language);
  if (!Number.isSafeInteger(kilos) || kilos < 0) refuse(language, words.notKilos, {}, 'kilos');
  if (kilos > frame.most) {
    refuse(language, words.tooMuch, { frame: name, most: written(frame.most) }, 'kilos');
  }
  const shiftName = textIn(desk.shifts[shift]?.name ?? '', language);
  if (!hasBegun(desk, shift, now)) {
    refuse(language, words.shiftAhead, { shift: shiftName }, 'shift');
  }
  const day = dayOf(millDay(desk, now));
  const before = world.output.find(
    (one) => one.day === day && one.frame === id && one.shift === shift,
  );
  if (before && !isCorrection) {
    refuse(language, words.weighedAlready, { frame: name, count: written(before.kilos) }, 'shift');
  }
  if (!before && isCorrection) {
    refuse(language, words.notWeighed, { frame: name, shift: shiftName }, 'shift');
  }
  if (kilos < frame.least && note === '') {
    refuse(language, words.reasonMissing, { frame: name, count: written(kilos) }, 'note');
  }
  const store = data.stores[0]?.id ?? '';
  const change = kilos - (before?.kilos ?? 0);
  checkFree(premises, world, store, [{ good: frame.good, quantity: -change }], 'kilos');
  const entry: Output = { day, frame: id, shift, kilos, note: note === '' ? null : note };
  const output = [...world.output.filter((one) => one !== before), entry];
  return putIn({ ...world, output }, store, [{ good: frame.good, quantity: change }]);
}

/**
 * Adds what was lost today in a section.
 * @throws Refusal for what is no weight, and for more than the cotton fed today that is no yarn
 */
export function weighWaste(
  { language, now }: Premises<OfficeData>,
  world: OfficeWorld,
  desk: MillDesk,
  section: string,
  kilos: number,
): OfficeWorld {
  if (!isQuantity(kilos)) refuse(language, words.notKilos, {}, 'waste');
  const day = dayOf(millDay(desk, now));
  const { fed, yarn, waste } = weightsOf(desk, world, day);
  const most = Math.max(0, fed - yarn - waste);
  if (kilos > most) {
    const values = { fed, yarn, waste, most };
    const written = Object.entries(values).map(([name, value]) => [name, numeral(value, language)]);
    refuse(language, words.moreThanFed, Object.fromEntries(written), 'waste');
  }
  const known = world.waste.find((one) => one.day === day && one.section === section);
  const others = world.waste.filter((one) => one !== known);
  return {
    ...world,
    waste: [...others, { day, section, kilos: (known?.kilos ?? 0) + kilos }],
  };
}
