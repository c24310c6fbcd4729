import { refuse } from '../../../runtime/refuse.ts';
import { afterHolidays } from '../../../words/calendar.ts';
import { minutesOf } from '../../../words/clock.ts';
import { type Day, dayOf } from '../../../words/days.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { numeral, taka } from '../../../words/taka.ts';
import { type DiagnosticData, doctorOf, testOf } from '../data.ts';
import type { Method } from '../lists.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Bill,
  billOf,
  billOfSerial,
  type DiagnosticWorld,
  type Payment,
  type Sample,
  samplesOf,
} from '../world.ts';
import { isAge } from './ages.ts';
import type { Centre, Step } from './centre.ts';

/** The total of a bill, in whole taka: the one place where it is added up. */
export function sumsOf(world: DiagnosticWorld, bill: Bill) {
  const tests = samplesOf(world, bill.number).reduce((sum, { price }) => sum + price, 0);
  const total = tests + bill.visit;
  const paid = bill.payments.reduce((sum, { amount }) => sum + amount, 0);
  return { total, paid, due: total - bill.discount - paid };
}

export type NewBill = Pick<
  Bill,
  'age' | 'sex' | 'phone' | 'point' | 'doctor' | 'serial' | 'discount'
> & {
  readonly name: string;
  readonly by: string;
  readonly tests: readonly string[];
  readonly paid: number;
  readonly method: Method;
};

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;

/**
 * Makes one bill for visit and tests, and a sample for each test.
 * @throws Refusal for what is missing, no amount, more than is to be paid, or a serial that has a bill
 */
export const makeBill: Step<[given: NewBill]> = (centre, world, given) => {
  const { data, language, today } = centre;
  const { tests, paid, method, ...particulars } = given;
  const name = given.name.trim();
  if (name === '') refuse(language, refusals.nameMissing, {}, 'name');
  const phone = mobileNumber(given.phone) ?? refuse(language, refusals.phoneFaulty, {}, 'phone');
  if (!isAge(given.age)) refuse(language, refusals.ageFaulty, {}, 'age');
  if (given.doctor === null && tests.length === 0) refuse(language, refusals.nothingBilled);
  for (const field of ['discount', 'paid'] as const) {
    if (!isAmount(given[field])) refuse(language, refusals.notAmount, {}, field);
  }
  const serial = given.doctor === null ? null : given.serial;
  if (given.doctor !== null && serial !== null) {
    const earlier = billOfSerial(world, given.doctor, serial, today);
    const values = { serial: numeral(serial, language), number: String(earlier?.number) };
    if (earlier) refuse(language, refusals.serialBilled, values);
  }
  const number = Math.max(0, ...world.bills.map((one) => one.number)) + 1;
  const day = dayOf(today);
  const bill: Bill = {
    ...particulars,
    name,
    phone,
    number,
    serial,
    visit: doctorOf(data, given.doctor)?.visit ?? 0,
    payments: paid > 0 ? [{ amount: paid, method, day }] : [],
    day,
    ready: readyDay(centre),
    isDelivered: false,
  };
  const samples = [...world.samples, ...samplesFor(data, world, number, tests)];
  const next = { ...world, bills: [bill, ...world.bills], samples };
  const { total, due } = sumsOf(next, bill);
  if (given.discount > total) {
    refuse(language, refusals.muchDiscount, { total: taka(total, language) }, 'discount');
  }
  if (due < 0) refuse(language, refusals.muchPaid, { due: taka(due + paid, language) }, 'paid');
  return next;
};

/** When the reports of a bill are promised that is made now: nobody signs one on a public holiday. */
export function readyDay({ data, today, now }: Omit<Centre, 'language'>): Day {
  const { days, at } = data.ready;
  const isLate = days === 0 && now.getHours() * 60 + now.getMinutes() >= minutesOf(at);
  return afterHolidays(dayOf(today, isLate ? 1 : days));
}

function samplesFor(
  data: DiagnosticData,
  { samples }: DiagnosticWorld,
  bill: number,
  tests: readonly string[],
): Sample[] {
  const last = Math.max(0, ...samples.map((one) => one.number));
  return tests.map((test, index) => ({
    number: last + 1 + index,
    bill,
    test,
    price: testOf(data, test).price,
    // A film has no tube that needs a label.
    state: testOf(data, test).work.kind === 'written' ? 'received' : 'billed',
    result: null,
    checkedBy: null,
    signedBy: null,
  }));
}

/**
 * Takes money for a bill, and keeps how it came.
 * @throws Refusal for no amount, more than is due, or when nothing is
 */
export const takePayment: Step<[bill: number, paid: Omit<Payment, 'day'>]> = (
  { language, today },
  world,
  number,
  { amount, method },
) => {
  const bill = billOf(world, number);
  if (!bill) return world;
  const { due } = sumsOf(world, bill);
  if (due === 0) refuse(language, refusals.nothingDue);
  if (!isAmount(amount) || amount === 0) refuse(language, refusals.notAmount, {}, 'amount');
  if (amount > due) refuse(language, refusals.muchPaid, { due: taka(due, language) }, 'amount');
  const payment = { amount, method, day: dayOf(today) };
  return {
    ...world,
    bills: world.bills.map((one) =>
      one.number === number ? { ...one, payments: [...one.payments, payment] } : one,
    ),
  };
};

/** Hands the reports of a bill over. @throws Refusal while any is unsigned, or money is due */
export const deliver: Step<[bill: number]> = ({ language }, world, number) => {
  const bill = billOf(world, number);
  if (!bill) return world;
  const unsigned = samplesOf(world, number).filter(({ state }) => state !== 'signed').length;
  if (unsigned === 1) refuse(language, refusals.oneNotReady);
  if (unsigned > 1) refuse(language, refusals.notReady, { count: numeral(unsigned, language) });
  const { due } = sumsOf(world, bill);
  if (due > 0) refuse(language, refusals.stillDue, { due: taka(due, language) });
  return {
    ...world,
    bills: world.bills.map((one) => (one === bill ? { ...one, isDelivered: true } : one)),
  };
};
