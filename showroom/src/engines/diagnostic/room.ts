import { makeRoom } from '../../room/room.tsx';
import { beginCentre } from './begin.ts';
import type { Centre, DiagnosticData, DiagnosticWorld } from './world.ts';

const { Room, useRoom } = makeRoom<DiagnosticData, DiagnosticWorld>(1, beginCentre);

export { Room as DiagnosticRoom, useRoom as useDiagnostic };

/** Steps that need to know the centre and the language besides the world. */
export function useSteps() {
  const { data, language, change } = useRoom();
  const centre: Centre = { data, language };
  return {
    centre,
    /** @returns whether the step was taken; its refusal is shown otherwise */
    step: (make: (centre: Centre, world: DiagnosticWorld) => DiagnosticWorld) =>
      change((world) => make(centre, world)),
  };
}
