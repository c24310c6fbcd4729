import { makeEngine } from '../../runtime/engine.tsx';
import { beginPharmacy, type Pharmacy, type PharmacyData, type PharmacyWorld } from './world.ts';

const { Provider, useDemo } = makeEngine<PharmacyData, PharmacyWorld>({
  version: 1,
  begin: beginPharmacy,
});

export { Provider as PharmacyProvider, useDemo as usePharmacy };

/** Steps that need to know the pharmacy and the language besides the world. */
export function useSteps() {
  const { data, language, change } = useDemo();
  const pharmacy: Pharmacy = { data, language };
  return {
    /** @returns whether the step was taken; its refusal is shown otherwise */
    step: (make: (pharmacy: Pharmacy, world: PharmacyWorld) => PharmacyWorld) =>
      change((world) => make(pharmacy, world)),
  };
}
