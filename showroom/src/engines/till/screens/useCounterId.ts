import { useTill } from '../engine.ts';
import type { Till } from '../till.ts';
import type { TillWorld } from '../world.ts';

/** Steps that need to know the shop and its language besides the world. */
export function useSteps() {
  const { data, language, change } = useTill();
  const till: Till = { data, language };
  return {
    till,
    /** @returns whether the step was taken; its refusal is shown otherwise */
    step: (make: (till: Till, world: TillWorld) => TillWorld) =>
      change((world) => make(till, world)),
  };
}

/** The counter that the address names, or the one that opens at first. */
export function useCounterId(): string {
  const { data, screen } = useTill();
  const [name, id] = screen;
  const isNamed = name === 'counter' || name === 'drawer';
  return isNamed && data.counters.some((one) => one.id === id) ? (id ?? '') : data.opensAt;
}
