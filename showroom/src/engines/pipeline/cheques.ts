import type { DayOffset } from '../../words/days.ts';
import { type Office, refusal } from '../office/speak.ts';
import { oneOf } from '../office/world.ts';
import { type Part, replaced, scheduleOf } from './flats.ts';
import { words } from './words.ts';
import type { Flat, FlatsDesk, PipelineData, PipelineWorld } from './world.ts';

/** A cheque that is awaited, and its reminder. */
export type Cheque = {
  readonly flat: Flat;
  /** Its place in the schedule of the flat. */
  readonly at: number;
  readonly part: Part;
  readonly remindOn: DayOffset;
  readonly state: 'sent' | 'due' | 'later';
};

/** Every cheque that is awaited, the nearest first. */
export const chequesOf = (desk: FlatsDesk, world: PipelineWorld, today: Date): readonly Cheque[] =>
  world.flats
    .filter(({ state }) => state === 'booked')
    .flatMap((flat) =>
      scheduleOf(desk, flat, today).flatMap((part, at): Cheque[] => {
        if (at < flat.paid) return [];
        const remindOn = part.day - desk.ahead;
        const isDue = remindOn <= 0 ? 'due' : 'later';
        return [{ flat, at, part, remindOn, state: at < flat.reminded ? 'sent' : isDue }];
      }),
    )
    .toSorted((one, other) => one.part.day - other.part.day);

/** Reminds a buyer of a part of the schedule. @throws Refusal for the second time */
export function remind(
  world: PipelineWorld,
  { translate }: Pick<Office<PipelineData>, 'translate'>,
  id: string,
  part: number,
): PipelineWorld {
  const flat = oneOf(world.flats, id);
  if (flat.reminded > part) throw refusal(translate(words.sentAlready));
  return replaced(world, { ...flat, reminded: part + 1 });
}
