import type { Premises } from '../../../runtime/premises.ts';
import type { OfficeData } from '../data.ts';
import type { OfficeWorld } from '../world.ts';

/** Somebody else sits down at the desk. */
export const sitDown = (
  _premises: Premises<OfficeData>,
  world: OfficeWorld,
  person: string,
): OfficeWorld => ({ ...world, person });
