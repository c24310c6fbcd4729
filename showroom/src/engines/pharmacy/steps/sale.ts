import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { money } from '../../../words/taka.ts';
import { type Medicine, type Method, type PharmacyData, piecesOf } from '../data.ts';
import { piecesInWords } from '../words/phrases.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Bill,
  type Line,
  linesAt,
  type Pharmacy,
  type PharmacyWorld,
  type Step,
} from '../world.ts';
import { liesAt, sellable, sumOfPieces, takeFrom, without } from './stock.ts';

/** Whether something on a bill is sold on a prescription alone. */
export const needsPrescription = (
  data: PharmacyData,
  lines: readonly Pick<Line, 'medicine'>[],
): boolean => lines.some(({ medicine }) => oneOf(data.medicines, medicine).onPrescription);

/** The total of a line, in paisa. */
export function amountOf(data: PharmacyData, { medicine, unit, count }: Omit<Line, 'branch'>) {
  const sold = oneOf(data.medicines, medicine);
  return count * sold.price * piecesOf(sold, unit);
}

/** The total of lines, in paisa: cash knows no paisa, so the total is rounded to whole taka. */
export function sumsOf(data: PharmacyData, lines: readonly Omit<Line, 'branch'>[]) {
  const sum = lines.reduce((all, line) => all + amountOf(data, line), 0);
  return { sum, total: Math.round(sum / 100) * 100 };
}

export const piecesOnBill = (lines: readonly Omit<Line, 'branch'>[], medicine: Medicine): number =>
  lines
    .filter((one) => one.medicine === medicine.id)
    .reduce((sum, { unit, count }) => sum + count * piecesOf(medicine, unit), 0);

/** @throws Refusal when a branch has less than is on its bill that may be sold */
function checkStock(
  { language, today }: Pharmacy,
  world: PharmacyWorld,
  branch: string,
  medicine: Medicine,
) {
  const name = textIn(medicine.name, language);
  const left = sumOfPieces(sellable(world, { medicine: medicine.id, branch }, today));
  if (piecesOnBill(linesAt(world, branch), medicine) <= left) return;
  if (left === 0) {
    refuse(language, liesAt(world, medicine.id, branch) ? refusals.past : refusals.none, { name });
  }
  refuse(language, refusals.notEnough, { name, left: piecesInWords(left, medicine, language) });
}

/**
 * Sets how many packs of a medicine are on the bill of a branch; none takes the line off.
 * @throws Refusal for no whole number, or more than may be sold
 */
export const putOnBill: Step<[line: Line]> = (pharmacy, world, line) => {
  const { data, language } = pharmacy;
  if (!Number.isSafeInteger(line.count) || line.count < 0) refuse(language, refusals.notCount);
  const medicine = data.medicines.find(({ id }) => id === line.medicine);
  if (!medicine) return world;
  const isLine = (one: Line) =>
    one.branch === line.branch && one.medicine === line.medicine && one.unit === line.unit;
  const isThere = world.lines.some(isLine);
  const lines = (
    isThere ? world.lines.map((one) => (isLine(one) ? line : one)) : [...world.lines, line]
  ).filter(({ count }) => count > 0);
  const next = { ...world, lines };
  checkStock(pharmacy, next, line.branch, medicine);
  return next;
};

/** In paisa: who gets as much back has given a note too many. */
const largestNote = 100_000;

type Payment = {
  readonly branch: string;
  /** In paisa; nothing when it is just what is to be paid. */
  readonly given: number | undefined;
  readonly method: Method;
  /** Who prescribed what is sold on a prescription alone. */
  readonly doctor?: string;
};

/**
 * Sells what is on the bill of a branch, from the batches that expire first.
 * @throws Refusal for an empty bill, no prescription where one is needed, too little stock or money, a
 *   part of a taka, change for anything but cash, or a note more than is needed
 */
export const sell: Step<[Payment]> = (pharmacy, world, { branch, given, method, doctor = '' }) => {
  const { data, language, today } = pharmacy;
  const lines = linesAt(world, branch);
  if (lines.length === 0) refuse(language, refusals.empty);
  const isOnPrescription = needsPrescription(data, lines);
  if (isOnPrescription && doctor.trim() === '') {
    refuse(language, refusals.noPrescription, {}, 'doctor');
  }
  const sums = sumsOf(data, lines);
  const { total } = sums;
  const paid = given ?? total;
  if (!Number.isSafeInteger(paid) || paid < 0) refuse(language, refusals.notAmount, {}, 'given');
  if (paid % 100 !== 0) refuse(language, refusals.notWhole, {}, 'given');
  const values = { total: money(total, language), given: money(paid, language) };
  if (paid < total) refuse(language, refusals.notPaid, values, 'given');
  if (paid > total && method !== 'cash') refuse(language, refusals.noChange, values, 'given');
  if (paid - total >= largestNote) refuse(language, refusals.noteTooMany, values, 'given');
  // Another tab may have sold it meanwhile.
  for (const medicine of data.medicines) checkStock(pharmacy, world, branch, medicine);
  const taken = data.medicines.flatMap((medicine) =>
    takeFrom(
      sellable(world, { medicine: medicine.id, branch }, today),
      piecesOnBill(lines, medicine),
    ),
  );
  const bill: Bill = {
    number: Math.max(5200, ...world.bills.map(({ number }) => number)) + 1,
    branch,
    lines: lines.map(({ branch: _, ...line }) => ({ ...line, amount: amountOf(data, line) })),
    taken,
    ...sums,
    given: paid,
    method,
    day: dayOf(today),
    doctor: isOnPrescription ? doctor.trim() : null,
  };
  return {
    ...world,
    batches: taken.reduce(
      (batches, { pieces, ...place }) => without(batches, { ...place, branch }, pieces),
      [...world.batches],
    ),
    lines: world.lines.filter((one) => one.branch !== branch),
    bills: [bill, ...world.bills],
  };
};

/**
 * Takes a bill of today back that was a mistake: its pieces go back to their batches, its money to the customer.
 * @throws Refusal for the second time, and on a later day
 */
export const cancelBill: Step<[number: number]> = ({ language, today }, world, number) => {
  const bill = world.bills.find((one) => one.number === number);
  if (!bill || bill.isCancelled) refuse(language, refusals.cancelledAlready);
  if (bill.day !== dayOf(today)) refuse(language, refusals.earlierBill);
  return {
    ...world,
    batches: bill.taken.reduce(
      (batches, { pieces, ...place }) =>
        without(batches, { ...place, branch: bill.branch }, -pieces),
      [...world.batches],
    ),
    bills: world.bills.map((one) => (one === bill ? { ...one, isCancelled: true } : one)),
  };
};
