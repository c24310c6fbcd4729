import type { DemoText } from '../../demo/words.ts';
import type { DayOffset } from '../../words/days.ts';
import { type Office, refusal } from './speak.ts';
import { isQuantity, putIn } from './stock.ts';
import { words } from './words.ts';
import { type MillDesk, type OfficeData, type OfficeWorld, type Output, oneOf } from './world.ts';

/** Gives bales of a lot to the blow room. @throws Refusal for no whole bales, and beyond what is left */
export function issueBales(
  world: OfficeWorld,
  { translate, count }: Office<OfficeData>,
  number: string,
  bales: number,
): OfficeWorld {
  if (!isQuantity(bales)) throw refusal(translate(words.notQuantity));
  const left = world.lots.find((lot) => lot.number === number)?.left ?? 0;
  if (bales > left) throw refusal(translate(words.tooFewBales), { number, left: count(left) });
  return {
    ...world,
    lots: world.lots.map((lot) => (lot.number === number ? { ...lot, left: left - bales } : lot)),
  };
}

/** A shift of a ring frame that was weighed. */
type Weighed = {
  readonly frame: string;
  /** Its place among the shifts of the day. */
  readonly shift: number;
  readonly kilos: number;
  readonly note: string;
};

/**
 * Enters what a ring frame spun today in a shift, and puts the yarn into the first store.
 * @throws Refusal for what is no weight, above what the frame can spin, weighed before, or little
 * without a reason
 */
export function weighShift(
  world: OfficeWorld,
  { data, translate, count }: Office<OfficeData>,
  { frame: id, shift, kilos, note }: Weighed,
): OfficeWorld {
  if (data.desk.kind !== 'mill') return world;
  const frame = oneOf(data.desk.frames, id);
  const name = translate(frame.name);
  if (!Number.isSafeInteger(kilos) || kilos < 0) throw refusal(translate(words.notKilos));
  if (kilos > frame.most) {
    throw refusal(translate(words.tooMuch), { frame: name, most: count(frame.most) });
  }
  const row = world.output.find((one) => one.day === 0 && one.frame === id);
  const before = row?.kilos[shift] ?? null;
  if (before !== null) {
    throw refusal(translate(words.weighedAlready), { frame: name, count: count(before) });
  }
  if (kilos < frame.least && note === '') {
    throw refusal(translate(words.reasonMissing), { frame: name, count: count(kilos) });
  }
  const next: Output = {
    day: 0,
    frame: id,
    kilos: (row?.kilos ?? [null, null, null]).map((one, at) => (at === shift ? kilos : one)),
    note: note === '' ? (row?.note ?? null) : note,
  };
  const output = row
    ? world.output.map((one) => (one === row ? next : one))
    : [...world.output, next];
  const store = data.stores[0]?.id ?? '';
  return putIn({ ...world, output }, store, [{ good: frame.good, quantity: kilos }]);
}

/** Adds what was lost today in a section. @throws Refusal for what is no weight */
export function weighWaste(
  world: OfficeWorld,
  { translate }: Office<OfficeData>,
  section: DemoText,
  kilos: number,
): OfficeWorld {
  if (!isQuantity(kilos)) throw refusal(translate(words.notKilos));
  const isHere = (row: OfficeWorld['waste'][number]) =>
    row.day === 0 && translate(row.section) === translate(section);
  const waste = world.waste.some(isHere)
    ? world.waste.map((row) => (isHere(row) ? { ...row, kilos: row.kilos + kilos } : row))
    : [...world.waste, { day: 0, section, kilos }];
  return { ...world, waste };
}

export const weightOf = ({ kilos }: Pick<Output, 'kilos'>): number =>
  kilos.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** A day of the mill: its frames in their order, the yarn, and the waste as a share of what was fed. */
export function dayOf(desk: MillDesk, world: OfficeWorld, day: DayOffset) {
  const rows = desk.frames.map((frame) => {
    const row = world.output.find((one) => one.day === day && one.frame === frame.id);
    const empty: { kilos: Output['kilos']; note: DemoText | null } = {
      kilos: [null, null, null],
      note: null,
    };
    return { ...frame, kilos: (row ?? empty).kilos, note: (row ?? empty).note };
  });
  const yarn = rows.reduce((sum, row) => sum + weightOf(row), 0);
  const sections = world.waste.filter((one) => one.day === day);
  const waste = sections.reduce((sum, { kilos }) => sum + kilos, 0);
  const fed = yarn + waste;
  const share = (kilos: number) => (fed === 0 ? 0 : (kilos / fed) * 100);
  return {
    rows,
    yarn,
    waste,
    share: share(waste),
    sections: sections.map((one) => ({ ...one, share: share(one.kilos) })),
  };
}
