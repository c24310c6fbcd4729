import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { mainPieces } from '../data.ts';
import { piecesInWords } from '../words/phrases.ts';
import { refusals } from '../words/refusals.ts';
import type { Batch, House, PharmacyWorld, Step, Transfer } from '../world.ts';
import { batchAt, isNear, isPast, packsOf, soldLastMonth, withBatch, without } from './stock.ts';

export type Sending = Pick<Batch, 'medicine' | 'number' | 'branch'> & {
  readonly to: string;
  /** In main packs. */
  readonly packs: number;
};

/**
 * Sends packs of a batch from its branch to another; they are there when that one takes them in.
 * @throws Refusal for no whole number, more than there is, the same branch, or a batch past its date
 */
export const sendTransfer: Step<[sending: Sending]> = (
  { data, language, today },
  world,
  { medicine: id, number, branch, to, packs },
) => {
  const batch = batchAt(world, { medicine: id, number, branch });
  if (!batch) return world;
  const medicine = oneOf(data.medicines, id);
  if (!Number.isSafeInteger(packs) || packs <= 0) refuse(language, refusals.notCount, {}, 'packs');
  if (isPast(batch, today)) refuse(language, refusals.batchPast, { number });
  if (to === branch) {
    const { name } = oneOf(data.branches, branch);
    refuse(language, refusals.samePlace, { branch: textIn(name, language) }, 'to');
  }
  const pieces = packs * mainPieces(medicine);
  if (pieces > batch.pieces) {
    const left = piecesInWords(batch.pieces, medicine, language);
    const name = textIn(medicine.name, language);
    refuse(language, refusals.notEnough, { name, left }, 'packs');
  }
  const transfer: Transfer = {
    ...batch,
    id: Math.max(700, ...world.transfers.map((one) => one.id)) + 1,
    to,
    pieces,
    day: dayOf(today),
    isReceived: false,
  };
  return {
    ...world,
    batches: without(world.batches, batch, pieces),
    transfers: [transfer, ...world.transfers],
  };
};

/** The other branch takes a transfer in, once. */
export const takeTransferIn: Step<[transfer: number]> = (_, world, id) => {
  const transfer = world.transfers.find((one) => one.id === id && !one.isReceived);
  if (!transfer) return world;
  const { medicine, number, expires, pieces, to } = transfer;
  return {
    ...world,
    batches: withBatch(world.batches, { medicine, number, branch: to, expires, pieces }),
    transfers: world.transfers.map((one) => (one.id === id ? { ...one, isReceived: true } : one)),
  };
};

/**
 * What near its date lies where it sells slowly, and sells out elsewhere: as much of the batch as its
 * branch has above a month's sales, and as the other lacks for a month. What is on its way counts.
 */
export function proposals({ data, today }: House, world: PharmacyWorld): Sending[] {
  return world.batches.flatMap((batch) => {
    if (!isNear(batch, { data, today })) return [];
    const { medicine, number, branch } = batch;
    const sold = oneOf(data.medicines, medicine);
    const surplusAt = (place: string) =>
      packsOf(world, { medicine: sold, branch: place }, today) - soldLastMonth(sold, place);
    // It may be the branch itself; one that lacks some has nothing above a month's sales to send.
    const [neediest] = data.branches
      .map(({ id }) => ({ id, surplus: surplusAt(id) }))
      .sort((one, other) => one.surplus - other.surplus);
    if (!neediest) return [];
    const there = Math.floor(batch.pieces / mainPieces(sold));
    const packs = Math.min(there, surplusAt(branch), -neediest.surplus);
    return packs > 0 ? [{ medicine, number, branch, to: neediest.id, packs }] : [];
  });
}
