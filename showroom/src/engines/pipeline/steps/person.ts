import type { Premises } from '../../../runtime/premises.ts';
import type { PipelineData } from '../data.ts';
import type { PipelineWorld } from '../world.ts';

/** Somebody else sits down at the desk. */
export const sitDown = (
  _premises: Premises<PipelineData>,
  world: PipelineWorld,
  person: string,
): PipelineWorld => ({ ...world, person });
