import { mainPieces, type PharmacyData } from './data.ts';
import type { PharmacyWorld } from './world.ts';

/** A pharmacy as its file tells it. */
export const beginPharmacy = ({ medicines, branches, onBill }: PharmacyData): PharmacyWorld => ({
  batches: medicines.flatMap((medicine) =>
    medicine.batches.map(({ packs, ...batch }) => ({
      ...batch,
      medicine: medicine.id,
      pieces: packs * mainPieces(medicine),
    })),
  ),
  lines: onBill.map((line) => ({ ...line, branch: branches[0]?.id ?? '' })),
  bills: [],
  transfers: [],
  orders: [],
});
