import { oneOf } from '../../../demo/one-of.ts';
import { midnightOf } from '../../../runtime/now.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { minutesOf } from '../../../words/clock.ts';
import { type Day, dayOf } from '../../../words/days.ts';
import { speech } from '../../../words/speech.ts';
import type { MillDesk, Step } from '../data.ts';
import { words } from '../words/words.ts';
import type { OfficeWorld, Output } from '../world-schema.ts';
import { checkFree, isQuantity, putIn } from './stock.ts';

/** Midnight of the mill's day, which lasts until its first shift begins again. */
export const millDay = ({ shifts }: MillDesk, now: Date): Date =>
  midnightOf(new Date(now.getTime() - minutesOf(shifts[0]?.from ?? '00:00') * 60_000));

/** Whether a shift of the mill's day has begun. @param shift its place in the day */
export function hasBegun(desk: MillDesk, shift: number, now: Date): boolean {
  const from = desk.shifts[shift]?.from;
  if (from === undefined) return false;
  const begins = millDay(desk, now);
  begins.setMinutes(minutesOf(from));
  return begins <= now;
}

/** What a day weighs in kilograms: the cotton fed, the yarn, and what was lost. */
export function weightsOf(desk: MillDesk, world: OfficeWorld, day: Day) {
  const sumOf = <Row extends { readonly day: Day }>(
    rows: readonly Row[],
    of: (row: Row) => number,
  ) => rows.reduce((sum, row) => sum + (row.day === day ? of(row) : 0), 0);
  const weightOf = (lot: string) => desk.lots.find(({ number }) => number === lot)?.weight ?? 0;
  return {
    fed: sumOf(world.fed, ({ lot, bales }) => bales * weightOf(lot)),
    yarn: sumOf(world.output, ({ kilos }) => kilos),
    waste: sumOf(world.waste, ({ kilos }) => kilos),
  };
}

/** What a frame spun on a day in one of its shifts; nothing before it was weighed. */
export const weighedIn = ({ output }: OfficeWorld, day: Day, frame: string, shift: number) =>
  output.find((one) => one.day === day && one.frame === frame && one.shift === shift);

/** A day of the mill: its frames in their order, the yarn, and the waste as a share of both. */
export function spunOn(desk: MillDesk, world: OfficeWorld, day: Day) {
  const rows = desk.frames.map((frame) => {
    const shifts = desk.shifts.map((_, shift) => weighedIn(world, day, frame.id, shift));
    return {
      ...frame,
      kilos: shifts.map((one) => one?.kilos ?? null),
      notes: shifts.flatMap((one) => one?.note ?? []),
    };
  });
  const { yarn, waste } = weightsOf(desk, world, day);
  const share = (kilos: number) => (waste + yarn === 0 ? 0 : (kilos / (waste + yarn)) * 100);
  const sections = world.waste.filter((one) => one.day === day);
  return {
    rows,
    yarn,
    waste,
    share: share(waste),
    sections: sections.map(({ section, kilos }) => ({
      ...oneOf(desk.sections, section),
      share: share(kilos),
    })),
  };
}

/** The last day before today on which something was weighed; yesterday if there is none. */
export const dayBefore = ({ output }: OfficeWorld, today: Date): Day =>
  output
    .map(({ day }) => day)
    .filter((day) => day < dayOf(today))
    .toSorted()
    .at(-1) ?? dayOf(today, -1);

/** How many bales of a lot are left. */
export const leftOf = ({ lots }: OfficeWorld, number: string): number =>
  lots.find((lot) => lot.number === number)?.left ?? 0;

/** Gives bales of a lot to the blow room. @throws Refusal for no whole bales, and beyond what is left */
export const issueBales: Step<[MillDesk, string, number]> = (premises, world, desk, lot, bales) => {
  const { language, now } = premises;
  if (!isQuantity(bales)) refuse(language, words.notQuantity, {}, 'bales');
  const left = leftOf(world, lot);
  if (bales > left) {
    refuse(language, words.tooFewBales, { number: lot, left: speech(language).num(left) }, 'bales');
  }
  const day = dayOf(millDay(desk, now));
  return {
    ...world,
    lots: world.lots.map((one) => (one.number === lot ? { ...one, left: left - bales } : one)),
    fed: [...world.fed, { day, lot, bales }],
  };
};

/** A shift of a ring frame that was weighed. */
type Weighed = Pick<Output, 'frame' | 'shift' | 'kilos'> & {
  readonly note: string;
  /** Whether it takes the place of a weight that was mistyped. */
  readonly isCorrection: boolean;
};

/**
 * Enters what a ring frame spun today in a shift, or corrects it, and puts the yarn into the first store.
 * @throws Refusal for what is no weight, above what the frame can spin, before the shift begins, weighed
 * before, little without a reason, and for correcting away yarn that has left
 */
export const weighShift: Step<[desk: MillDesk, weighed: Weighed]> = (
  premises,
  world,
  desk,
  { frame: id, shift, kilos, note, isCorrection },
) => {
  const { data, language, now } = premises;
  const frame = oneOf(desk.frames, id);
  const { t, num } = speech(language);
  const values = {
    frame: t(frame.name),
    shift: t(desk.shifts[shift]?.name ?? ''),
    most: num(frame.most),
    count: num(kilos),
  };
  if (!Number.isSafeInteger(kilos) || kilos < 0) refuse(language, words.notKilos, {}, 'kilos');
  if (kilos > frame.most) refuse(language, words.tooMuch, values, 'kilos');
  if (!hasBegun(desk, shift, now)) refuse(language, words.shiftAhead, values, 'shift');
  const day = dayOf(millDay(desk, now));
  const before = weighedIn(world, day, id, shift);
  if (before && !isCorrection) {
    refuse(language, words.weighedAlready, { ...values, count: num(before.kilos) }, 'shift');
  }
  if (!before && isCorrection) refuse(language, words.notWeighed, values, 'shift');
  if (kilos < frame.least && note === '') refuse(language, words.reasonMissing, values, 'note');
  const store = data.stores[0]?.id ?? '';
  const change = kilos - (before?.kilos ?? 0);
  checkFree(premises, world, store, [{ good: frame.good, quantity: -change }], 'kilos');
  const entry: Output = { day, frame: id, shift, kilos, note: note === '' ? null : note };
  const output = [...world.output.filter((one) => one !== before), entry];
  return putIn({ ...world, output }, store, [{ good: frame.good, quantity: change }]);
};

/**
 * Adds what was lost today in a section.
 * @throws Refusal for what is no weight, and for more than the cotton fed today that is no yarn
 */
export const weighWaste: Step<[desk: MillDesk, section: string, kilos: number]> = (
  { language, now },
  world,
  desk,
  section,
  kilos,
) => {
  if (!isQuantity(kilos)) refuse(language, words.notKilos, {}, 'waste');
  const day = dayOf(millDay(desk, now));
  const { fed, yarn, waste } = weightsOf(desk, world, day);
  const most = Math.max(0, fed - yarn - waste);
  if (kilos > most) {
    const { num } = speech(language);
    const values = { fed: num(fed), yarn: num(yarn), waste: num(waste), most: num(most) };
    refuse(language, words.moreThanFed, values, 'waste');
  }
  const known = world.waste.find((one) => one.day === day && one.section === section);
  const others = world.waste.filter((one) => one !== known);
  const added = { day, section, kilos: (known?.kilos ?? 0) + kilos };
  return { ...world, waste: [...others, added] };
};
