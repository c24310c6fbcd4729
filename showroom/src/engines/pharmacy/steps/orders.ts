import { refuse } from '../../../runtime/refuse.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Batch,
  medicineOf,
  type Order,
  type Pharmacy,
  type PharmacyData,
  type PharmacyWorld,
  piecesOf,
} from '../world.ts';
import { isPast, sellable, soldLastMonth, sumOfPieces, withBatch } from './stock.ts';

const packsOnOrder = ({ orders }: PharmacyWorld, medicine: string): number =>
  orders
    .filter(({ isReceived }) => !isReceived)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.medicine === medicine ? line.packs : 0), 0);

/**
 * What to order of a company's medicines, in main packs: what was sold last month, less what is there in
 * all branches and on order.
 */
export const neededFrom = (data: PharmacyData, world: PharmacyWorld, company: string) =>
  data.medicines
    .filter((one) => one.company === company)
    .map((medicine) => {
      const size = piecesOf(medicine, medicine.main);
      const left = Math.floor(sumOfPieces(sellable(world, medicine.id)) / size);
      const sold = soldLastMonth(medicine);
      const onOrder = packsOnOrder(world, medicine.id);
      return { medicine, left, sold, onOrder, ask: Math.max(0, sold - left - onOrder) };
    });

/** What lines of an order cost, in paisa. */
export const costOf = (lines: Order['lines']): number =>
  lines.reduce((sum, { packs, cost }) => sum + packs * cost, 0);

/** The batches of a company that are past their date, with what it owes for them, in paisa. */
export function claimOn(data: PharmacyData, world: PharmacyWorld, company: string) {
  const batches: Batch[] = world.batches.filter(
    (one) => one.pieces > 0 && isPast(one) && medicineOf(data, one.medicine)?.company === company,
  );
  const sums = batches.map(({ medicine: id, pieces }) => {
    const medicine = medicineOf(data, id);
    if (!medicine) return { packs: 0, amount: 0 };
    const size = piecesOf(medicine, medicine.main);
    return {
      packs: Math.ceil(pieces / size),
      amount: Math.round((pieces * medicine.cost) / size),
    };
  });
  return {
    batches,
    packs: sums.reduce((all, { packs }) => all + packs, 0),
    amount: sums.reduce((all, { amount }) => all + amount, 0),
  };
}

/**
 * Sends an order to a company, and with it the claim for what is past its date, which leaves the shelves.
 * @param asked main packs by the id of a medicine; NaN for what is no number
 * @throws Refusal for no whole number, or when neither order nor claim has anything in it
 */
export function sendOrder(
  { data, language }: Pharmacy,
  world: PharmacyWorld,
  given: {
    readonly company: string;
    readonly asked: Readonly<Record<string, number>>;
    readonly withClaim: boolean;
  },
): PharmacyWorld {
  const { company, asked, withClaim } = given;
  const lines = data.medicines
    .filter((one) => one.company === company)
    .map(({ id, cost }) => ({ medicine: id, packs: asked[id] ?? 0, cost }));
  if (lines.some(({ packs }) => !Number.isInteger(packs) || packs < 0)) {
    refuse(language, refusals.notCount);
  }
  const wanted = lines.filter(({ packs }) => packs > 0);
  if (wanted.length === 0) refuse(language, refusals.nothingOrdered);
  const claim = claimOn(data, world, company);
  const order: Order = {
    number: Math.max(310, ...world.orders.map(({ number }) => number)) + 1,
    company,
    lines: wanted,
    claim: withClaim ? claim.amount : 0,
    day: 0,
    isReceived: false,
  };
  return {
    ...world,
    batches: withClaim
      ? world.batches.filter((one) => !claim.batches.includes(one))
      : world.batches,
    orders: [order, ...world.orders],
  };
}

/** How long new goods keep: companies send them with about a year and a half to go. */
const freshDays = 540;

/** The goods of an order come to the first branch, once, each as a new batch. */
export function takeOrderIn(
  { data }: Pharmacy,
  world: PharmacyWorld,
  number: number,
): PharmacyWorld {
  const order = world.orders.find((one) => one.number === number && !one.isReceived);
  if (!order) return world;
  const branch = data.branches[0]?.id ?? '';
  const added = order.lines.flatMap(({ medicine: id, packs }) => {
    const medicine = medicineOf(data, id);
    if (!medicine) return [];
    const pieces = packs * piecesOf(medicine, medicine.main);
    return [{ medicine: id, number: `N${number}`, branch, expires: freshDays, pieces }];
  });
  return {
    ...world,
    batches: added.reduce(withBatch, [...world.batches]),
    orders: world.orders.map((one) => (one.number === number ? { ...one, isReceived: true } : one)),
  };
}
