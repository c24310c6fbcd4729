import { makeRoom } from '../../room/room.tsx';
import { beginPharmacy, type Pharmacy, type PharmacyData, type PharmacyWorld } from './world.ts';

const { Room, useRoom } = makeRoom<PharmacyData, PharmacyWorld>(1, beginPharmacy);

export { Room as PharmacyRoom, useRoom as usePharmacy };

/** Steps that need to know the pharmacy and the language besides the world. */
export function useSteps() {
  const { data, language, change } = useRoom();
  const pharmacy: Pharmacy = { data, language };
  return {
    /** @returns whether the step was taken; its refusal is shown otherwise */
    step: (make: (pharmacy: Pharmacy, world: PharmacyWorld) => PharmacyWorld) =>
      change((world) => make(pharmacy, world)),
  };
}
