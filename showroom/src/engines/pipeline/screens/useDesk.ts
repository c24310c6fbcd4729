import { named } from '../../../words/named.ts';
import { usePipeline } from '../engine.ts';
import type { Part } from '../steps/flats.ts';
import { flatName } from '../words/flat-name.ts';
import { ordinal } from '../words/ordinal.ts';
import { words } from '../words/words.ts';

/** The demo, with flats, parts of a schedule and people in the words of its language. */
export function useDesk() {
  const demo = usePipeline();
  const { data, world, language, t, say } = demo;
  const { nameOf, optionsOf } = named(t);
  return {
    ...demo,
    nameOf,
    optionsOf,
    /** Ticks off a task and says what was done; true, which empties the form. */
    done: (goal: (typeof data.tasks)[number]['goal'], sentence: string) => {
      demo.completeTask(goal);
      demo.notify(sentence);
      return true;
    },
    nameOfFlat: (id: string) => flatName(id, language),
    /** Booking, 2nd instalment, At handover. */
    nameOfPart: ({ kind, order }: Part) =>
      kind === 'instalment'
        ? say(words.instalment, { order: ordinal(order, language) })
        : t(kind === 'booking' ? words.booking : words.atHandover),
    leadOptions: () =>
      world.leads.map(({ id, name, area }) => ({
        value: id,
        label: area ? `${t(name)}, ${nameOf(data.areas, area)}` : t(name),
      })),
  };
}
