import { dayOf } from '../../../words/days.ts';
import { type Medicine, mainPieces } from '../data.ts';
import type { Batch, House, PharmacyWorld, Taken } from '../world.ts';

/** A batch is good to the end of its last day. */
export const isPast = ({ expires }: Pick<Batch, 'expires'>, today: Date): boolean =>
  expires < dayOf(today);

/** Whether a batch is to be warned of. */
export const isNear = (batch: Batch, { data, today }: House): boolean =>
  !isPast(batch, today) && batch.expires <= dayOf(today, data.nearDays);

/** Whether some of a medicine lies at a branch, past its date or not. */
export const liesAt = ({ batches }: PharmacyWorld, medicine: string, branch: string): boolean =>
  batches.some((one) => one.medicine === medicine && one.branch === branch && one.pieces > 0);

/** What still lies there, first to expire first. */
export const inOrderOfExpiry = (batches: readonly Batch[]): readonly Batch[] =>
  batches
    .filter(({ pieces }) => pieces > 0)
    .sort(
      (one, other) =>
        one.expires.localeCompare(other.expires) || one.number.localeCompare(other.number),
    );

/** The batches of a medicine at a branch, or everywhere, that may be sold: first to expire first. */
export const sellable = (
  { batches }: Pick<PharmacyWorld, 'batches'>,
  { medicine, branch }: { readonly medicine: string; readonly branch?: string },
  today: Date,
): readonly Batch[] =>
  inOrderOfExpiry(batches).filter(
    (one) =>
      one.medicine === medicine &&
      (branch === undefined || one.branch === branch) &&
      !isPast(one, today),
  );

export const sumOfPieces = (batches: readonly Pick<Batch, 'pieces'>[]): number =>
  batches.reduce((sum, { pieces }) => sum + pieces, 0);

/** Whole main packs that may be sold at a branch, or everywhere, with those on their way there. */
export function packsOf(
  world: PharmacyWorld,
  { medicine, branch }: { readonly medicine: Medicine; readonly branch?: string },
  today: Date,
): number {
  const onTheWay = world.transfers
    .filter(({ isReceived }) => !isReceived)
    .map((one) => ({ ...one, branch: one.to }));
  const batches = [...world.batches, ...onTheWay];
  const of = { medicine: medicine.id, ...(branch !== undefined && { branch }) };
  return Math.floor(sumOfPieces(sellable({ batches }, of, today)) / mainPieces(medicine));
}

/**
 * Takes pieces from batches, first to expire first.
 * @returns what comes from which batch; less in all than wanted where there is less
 */
export function takeFrom(batches: readonly Batch[], wanted: number): readonly Taken[] {
  let left = wanted;
  return batches.flatMap(({ medicine, number, pieces }) => {
    const taken = Math.min(left, pieces);
    left -= taken;
    return taken > 0 ? [{ medicine, number, pieces: taken }] : [];
  });
}

type Place = Pick<Batch, 'medicine' | 'number' | 'branch'>;

const isSame = (one: Place, other: Place): boolean =>
  one.medicine === other.medicine && one.number === other.number && one.branch === other.branch;

/** Takes pieces of one batch out. */
export const without = (batches: readonly Batch[], place: Place, pieces: number): Batch[] =>
  batches.map((one) => (isSame(one, place) ? { ...one, pieces: one.pieces - pieces } : one));

/** Puts pieces in: to the same batch where it is there already. */
export const withBatch = (batches: readonly Batch[], added: Batch): Batch[] =>
  batches.some((one) => isSame(one, added))
    ? without(batches, added, -added.pieces)
    : [...batches, added];

export const batchAt = ({ batches }: PharmacyWorld, place: Place): Batch | undefined =>
  batches.find((one) => isSame(one, place));

/** Main packs of a medicine that a branch, or all branches, sold last month. */
export const soldLastMonth = ({ sold }: Medicine, branch?: string): number =>
  sold.reduce(
    (sum, one) => sum + (branch === undefined || one.branch === branch ? one.packs : 0),
    0,
  );
