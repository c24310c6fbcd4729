import { makeEngine } from '../../runtime/engine.tsx';
import { beginCentre } from './begin.ts';
import type { Centre, DiagnosticData, DiagnosticWorld } from './world.ts';

const { Provider, useDemo } = makeEngine<DiagnosticData, DiagnosticWorld>({
  version: 1,
  begin: beginCentre,
});

export { Provider as DiagnosticProvider, useDemo as useDiagnostic };

/** Steps that need to know the centre and the language besides the world. */
export function useSteps() {
  const { data, language, change } = useDemo();
  const centre: Centre = { data, language };
  return {
    centre,
    /** @returns whether the step was taken; its refusal is shown otherwise */
    step: (make: (centre: Centre, world: DiagnosticWorld) => DiagnosticWorld) =>
      change((world) => make(centre, world)),
  };
}
