import { oneOf } from '../../../demo/one-of.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { type Day, dayAfter, dayOf } from '../../../words/days.ts';
import type { FlatsDesk, Step } from '../data.ts';
import { words } from '../words/words.ts';
import type { BookedFlat, PipelineWorld } from '../world-schema.ts';
import { type Part, replaced, scheduleOf } from './flats.ts';

/** A cheque that is awaited, and its reminder. */
export type Cheque = {
  readonly flat: BookedFlat;
  /** Its place in the schedule of the flat. */
  readonly at: number;
  readonly part: Part;
  readonly remindOn: Day;
  readonly state: 'sent' | 'due' | 'later';
};

/** Every cheque that is awaited, the nearest first. */
export const chequesOf = (desk: FlatsDesk, world: PipelineWorld, today: Date): readonly Cheque[] =>
  world.flats
    .filter((flat) => flat.state === 'booked')
    .flatMap((flat) =>
      scheduleOf(desk, flat.id, flat.terms).flatMap((part, at): Cheque[] => {
        if (at < flat.paid) return [];
        const remindOn = dayAfter(part.day, -desk.ahead);
        const isDue = remindOn <= dayOf(today) ? 'due' : 'later';
        return [{ flat, at, part, remindOn, state: at < flat.reminded ? 'sent' : isDue }];
      }),
    )
    .toSorted((one, other) => one.part.day.localeCompare(other.part.day));

/** Reminds a buyer of a part of the schedule. @throws Refusal before its day, and for the second time */
export const remind: Step<[desk: FlatsDesk, id: string, part: number]> = (
  { language, today },
  world,
  desk,
  id,
  part,
) => {
  const flat = oneOf(world.flats, id);
  const cheque = chequesOf(desk, world, today).find((one) => one.flat.id === id && one.at === part);
  if (flat.state !== 'booked' || !cheque || cheque.state === 'sent') {
    return refuse(language, words.sentAlready);
  }
  if (cheque.state === 'later') refuse(language, words.notDue);
  return replaced(world, { ...flat, reminded: part + 1 });
};
