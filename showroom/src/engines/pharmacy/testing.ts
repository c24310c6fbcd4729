import { oneOf } from '../../demo/one-of.ts';
import { dataOn } from '../../demo/read-demos.ts';
import { beginPharmacy } from './begin.ts';
import { mainPieces } from './data.ts';
import { pharmacySchema } from './schema.ts';
import { sellable, sumOfPieces } from './steps/stock.ts';
import type { Batch, Pharmacy, PharmacyWorld } from './world.ts';

/** The 22nd of November 2026. */
export const today = new Date(2026, 10, 22);

/** A pharmacy at first, at one in the afternoon. */
function open(name: string): { readonly pharmacy: Pharmacy; readonly world: PharmacyWorld } {
  const data = dataOn(name, pharmacySchema);
  const pharmacy = { data, language: 'en', today, now: new Date(2026, 10, 22, 13) } as const;
  return { pharmacy, world: beginPharmacy(data) };
}

/** A shop of one branch, with a bill under way. */
export const shop = open('bori-baksho');

/** A house of three branches. */
export const house = open('nishinda');

/** How many pieces the main pack of a medicine of the house has. */
export const packOf = (id: string): number => mainPieces(oneOf(house.pharmacy.data.medicines, id));

/** How many pieces of a medicine may be sold at a branch. */
export const leftAt = (world: PharmacyWorld, medicine: string, branch: string): number =>
  sumOfPieces(sellable(world, { medicine, branch }, today));

/** A world with other batches of a medicine. */
export const withBatches = (
  world: PharmacyWorld,
  medicine: string,
  change: (batch: Batch) => Batch,
): PharmacyWorld => ({
  ...world,
  batches: world.batches.map((one) => (one.medicine === medicine ? change(one) : one)),
});
