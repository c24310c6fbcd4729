import { oneOf } from '../../../demo/one-of.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { type Medicine, mainPieces } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import type { Batch, House, Order, OrderLine, PharmacyWorld, Step } from '../world.ts';
import { isPast, packsOf, soldLastMonth } from './stock.ts';

const packsOnOrder = ({ orders }: PharmacyWorld, medicine: string): number =>
  orders
    .filter(({ delivered }) => delivered === null)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.medicine === medicine ? line.packs : 0), 0);

/**
 * What to order of a company's medicines, in main packs: what was sold last month, less what is there in
 * all branches, on its way between them, and on order.
 */
export const neededFrom = ({ data, today }: House, world: PharmacyWorld, company: string) =>
  data.medicines
    .filter((one) => one.company === company)
    .map((medicine) => {
      const left = packsOf(world, { medicine }, today);
      const sold = soldLastMonth(medicine);
      const onOrder = packsOnOrder(world, medicine.id);
      return { medicine, left, sold, onOrder, ask: Math.max(0, sold - left - onOrder) };
    });

/** The cost of lines of an order, in paisa. */
export const costOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { packs, cost }) => sum + packs * cost, 0);

/** The batches of a company that are past their date, with what it owes for them, in paisa. */
export function claimOn({ data, today }: House, world: PharmacyWorld, company: string) {
  const sold = (batch: Batch) => oneOf(data.medicines, batch.medicine);
  const batches = world.batches.filter(
    (one) => one.pieces > 0 && isPast(one, today) && sold(one).company === company,
  );
  const sumOf = (amount: (pieces: number, medicine: Medicine) => number) =>
    batches.reduce((all, batch) => all + amount(batch.pieces, sold(batch)), 0);
  return {
    batches,
    packs: sumOf((pieces, medicine) => Math.ceil(pieces / mainPieces(medicine))),
    amount: sumOf((pieces, medicine) =>
      Math.round((pieces * medicine.cost) / mainPieces(medicine)),
    ),
  };
}

/** More than any pharmacy orders. */
const mostPacks = 100_000;

type Asking = {
  readonly company: string;
  /** Main packs by the id of a medicine; NaN for what is no number. */
  readonly asked: Readonly<Record<string, number>>;
  readonly withClaim: boolean;
};

/**
 * Sends an order to a company, and with it the claim for what is past its date, which leaves the shelves.
 * @throws Refusal for no whole number, or when nothing is ordered
 */
export const sendOrder: Step<[Asking]> = (pharmacy, world, { company, asked, withClaim }) => {
  const { data, language, today } = pharmacy;
  const lines = data.medicines
    .filter((one) => one.company === company)
    .map(({ id, cost }) => ({ medicine: id, packs: asked[id] ?? 0, cost }));
  if (lines.some(({ packs }) => !Number.isSafeInteger(packs) || packs < 0)) {
    refuse(language, refusals.notCount);
  }
  if (lines.some(({ packs }) => packs > mostPacks)) {
    refuse(language, refusals.manyOrdered, { most: numeral(mostPacks, language) });
  }
  const wanted = lines.filter(({ packs }) => packs > 0);
  if (wanted.length === 0) refuse(language, refusals.nothingOrdered);
  const { batches, amount } = claimOn(pharmacy, world, company);
  const isClaimed = withClaim && batches.length > 0;
  const taken = batches.map(({ medicine, number, pieces }) => ({ medicine, number, pieces }));
  const order: Order = {
    number: Math.max(310, ...world.orders.map(({ number }) => number)) + 1,
    company,
    lines: wanted,
    claim: isClaimed ? { amount, taken } : null,
    day: dayOf(today),
    delivered: null,
  };
  return {
    ...world,
    batches: isClaimed ? world.batches.filter((one) => !batches.includes(one)) : world.batches,
    orders: [order, ...world.orders],
  };
};
