import { oneOf } from '../../../demo/one-of.ts';
import { type Day, dayOf } from '../../../words/days.ts';
import type { MillDesk } from '../data.ts';
import type { OfficeWorld } from '../world.ts';

const sumOf = (rows: readonly { readonly kilos: number }[]): number =>
  rows.reduce((sum, { kilos }) => sum + kilos, 0);

/** What a day weighs in kilograms: the cotton fed, the yarn, and what was lost. */
export function weightsOf(
  desk: MillDesk,
  world: Pick<OfficeWorld, 'fed' | 'output' | 'waste'>,
  day: Day,
) {
  const isOfDay = (row: { readonly day: string }) => row.day === day;
  const fed = world.fed
    .filter(isOfDay)
    .reduce((sum, { lot, bales }) => sum + bales * lotOf(desk, lot).weight, 0);
  return {
    fed,
    yarn: sumOf(world.output.filter(isOfDay)),
    waste: sumOf(world.waste.filter(isOfDay)),
  };
}

function lotOf({ lots }: MillDesk, number: string): MillDesk['lots'][number] {
  const lot = lots.find((one) => one.number === number);
  if (!lot) throw new Error(`there is no lot ${number}`);
  return lot;
}

/** What a frame spun on a day in one of its shifts; nothing before it was weighed. */
export const weighedIn = (
  { output }: Pick<OfficeWorld, 'output'>,
  day: Day,
  frame: string,
  shift: number,
) => output.find((one) => one.day === day && one.frame === frame && one.shift === shift);

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
