import { oneOf } from '../demo/one-of.ts';
import type { DemoData } from '../demo/opened.ts';
import type { DemoText } from '../demo/words.ts';
import { type DemoView, useShell } from '../runtime/engine.tsx';
import type { Person } from './limits.ts';

type Named = { readonly id: string; readonly name: DemoText };
type WithPeople = DemoData & { readonly people: readonly (Person & { readonly post: DemoText })[] };

/** The demo, for what stands at the desks of every engine. */
export const useAnyDesk = () =>
  useShell() as unknown as DemoView<WithPeople, { readonly person: string }>;

/** A demo, with what the screens of every desk say and do besides. */
export function deskView<Data extends DemoData, World>(demo: DemoView<Data, World>) {
  const { t } = demo;
  return {
    ...demo,
    nameOf: (things: readonly Named[], id: string) => t(oneOf(things, id).name),
    /** Things as the options of a field. */
    optionsOf: (things: readonly Named[]) =>
      things.map(({ id, name }) => ({ value: id, label: t(name) })),
    /** Ticks off a task and says what was done; true, which empties the form. */
    done: (goal: Data['tasks'][number]['goal'], sentence: string) => {
      demo.completeTask(goal);
      demo.notify(sentence);
      return true;
    },
  };
}
