import type { z } from 'zod';

/** What is wrong in the data of a demo, and where. */
export type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

/** For `superRefine`: the faults of data, each as an issue of its own. */
export const checkedBy =
  <Data>(faultsOf: (data: Data) => Iterable<Fault>) =>
  (data: Data, context: z.core.$RefinementCtx): void => {
    for (const { path, message } of faultsOf(data)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  };

export const idsOf = (items: readonly { readonly id: string }[]): readonly string[] =>
  items.map(({ id }) => id);

/**
 * Names in the data of a demo that nothing bears; what is left out names nothing.
 * @param kind what they name
 * @param known the names that are there
 * @param places where they stand, such as orders.*.lines.*.good
 */
export function* missing(
  data: object,
  kind: string,
  known: readonly string[],
  ...places: readonly string[]
): Generator<Fault> {
  for (const [path, name] of places.flatMap((place) => [...standing(data, place.split('.'))])) {
    if (name === undefined || known.includes(String(name))) continue;
    yield { path, message: `names the ${kind} ${name}; there are: ${known.join(', ')}` };
  }
}

/** Every value at a place, `*` being each of a list, with its own path. */
function* standing(
  value: unknown,
  [step, ...further]: readonly string[],
  path: Fault['path'] = [],
): Generator<readonly [path: Fault['path'], value: unknown]> {
  if (step === undefined) yield [path, value];
  else if (step !== '*') {
    yield* standing((value as Record<string, unknown>)[step], further, [...path, step]);
  } else {
    for (const [at, item] of (value as unknown[]).entries()) {
      yield* standing(item, further, [...path, at]);
    }
  }
}
