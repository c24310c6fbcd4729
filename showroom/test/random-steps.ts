import fc from 'fast-check';
import { type GenericSchema, is } from 'valibot';
import { anchored } from '../src/runtime/anchor.ts';
import { midnightOf } from '../src/runtime/now.ts';
import type { Premises } from '../src/runtime/premises.ts';
import { Refusal } from '../src/runtime/refuse.ts';
import { dayOf } from '../src/words/days.ts';

/** What a random step chooses by. */
export type Choosing = {
  /** One of a list; the first of `instead` where the list is empty. */
  readonly oneOf: <Item>(list: readonly Item[], instead?: Item) => Item;
  /** A whole number from `least` to `most`. */
  readonly number: (least: number, most: number) => number;
  /** Yes or no. */
  readonly maybe: () => boolean;
};

/** A kind of step, with arguments chosen from the world as it is, sensible and foolish ones. */
export type RandomStep<Data, World> = (
  premises: Premises<Data>,
  world: World,
  choose: Choosing,
) => World;

/** An engine as random steps try it. */
export type Tried<Data, World> = {
  readonly data: Data;
  readonly begin: (data: Data, now: Date) => World;
  /** The broken invariants in a world, in words; none when all hold. */
  readonly check: (data: Data, world: World, now: Date) => readonly string[];
  readonly schema: GenericSchema<unknown, World>;
  /** Each kind of step that a visitor can take, by name. */
  readonly steps: Readonly<Record<string, RandomStep<Data, World>>>;
};

const taken = fc.record({
  kind: fc.nat(),
  picks: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  /** Minutes that pass before it. */
  wait: fc.oneof(fc.constant(1), fc.nat(300), fc.constant(24 * 60)),
});

/** Moments at which a world may begin wrongly: the ends of months and years, Fridays, holidays, midnight. */
const awkwardMoments = [
  new Date(2026, 10, 27, 20),
  new Date(2026, 11, 1, 9),
  new Date(2026, 11, 16, 12),
  new Date(2026, 11, 31, 23, 59),
  new Date(2027, 0, 1, 0, 3),
  new Date(2027, 0, 31, 12),
  // The first day of Ramadan, and both Eids, as they are expected.
  new Date(2027, 1, 9, 5),
  new Date(2027, 2, 10, 12),
  new Date(2027, 4, 17, 7),
  new Date(2028, 1, 29, 23, 50),
];

/**
 * Takes random steps, refused ones included, and holds after each that the world adds up and comes back
 * from storage as it was. Worlds begin at any moment, and at each awkward one.
 * @throws AssertionError-like, with the steps that lead to the fault
 */
export function holdThroughRandomSteps<Data, World>(
  { data: written, begin, check, schema, steps }: Tried<Data, World>,
  { runs = 40, mostSteps = 25 } = {},
): void {
  const names = Object.keys(steps);
  const start = fc.oneof(
    fc.date({ min: new Date(2026, 0, 1), max: new Date(2027, 11, 31), noInvalidDate: true }),
    fc.constantFrom(...awkwardMoments),
  );
  const property = fc.property(
    start,
    fc.array(taken, { maxLength: mostSteps, size: 'max' }),
    (from, list) => {
      let now = from;
      const data = anchored(written, dayOf(from));
      let world = begin(data, now);
      const done = ['begin'];
      hold(data, done, world, now);
      for (const { kind, picks, wait } of list) {
        now = new Date(now.getTime() + wait * 60_000);
        const name = names[kind % names.length] ?? '';
        const premises = { data, language: 'en', today: midnightOf(now), now } as const;
        try {
          world = steps[name]?.(premises, world, choosing(picks)) ?? world;
          done.push(name);
        } catch (thrown) {
          if (!(thrown instanceof Refusal)) throw thrown;
          done.push(`${name} (refused)`);
        }
        hold(data, done, world, now);
      }
    },
  );
  const hold = (data: Data, done: readonly string[], world: World, now: Date) => {
    const faults = [...check(data, world, now)];
    if (!is(schema, JSON.parse(JSON.stringify(world)))) faults.push('it does not fit its schema');
    if (faults.length > 0) throw new Error(`After ${done.join(', ')}: ${faults.join('; ')}`);
  };
  fc.assert(property, {
    numRuns: awkwardMoments.length + runs,
    // Each of them is tried as it begins, whatever chance brings.
    examples: awkwardMoments.map((moment) => [moment, []]),
    includeErrorInReport: true,
  });
}

function choosing(picks: readonly number[]): Choosing {
  let used = 0;
  const next = () => {
    used += 1;
    return picks[used % picks.length] ?? 0;
  };
  return {
    oneOf(list, instead) {
      const found = list[next() % Math.max(list.length, 1)];
      if (found !== undefined) return found;
      if (instead !== undefined) return instead;
      throw new Refusal('There is nothing to choose from.');
    },
    number: (least, most) => least + (next() % (most - least + 1)),
    maybe: () => next() % 2 === 0,
  };
}
