import { oneOf } from '../demo/one-of.ts';
import type { DemoText } from '../demo/words.ts';

type Named = { readonly id: string; readonly name: DemoText };

/** What things of a demo are called. @param t says words in the language of the moment */
export const named = (t: (words: DemoText) => string) => ({
  nameOf: (things: readonly Named[], id: string): string => t(oneOf(things, id).name),
  /** Things as the options of a field. */
  optionsOf: (things: readonly Named[]) =>
    things.map(({ id, name }) => ({ value: id, label: t(name) })),
});
