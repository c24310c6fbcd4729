import { refuse } from '../../../runtime/refuse.ts';
import { taka } from '../../../words/taka.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Bill,
  type Centre,
  type DiagnosticWorld,
  type Method,
  type Sample,
  samplesOf,
  testOf,
} from '../world.ts';
import { phoneOf } from './serials.ts';

/** What a bill comes to, in whole taka: the one place where it is added up. */
export function sumsOf(world: DiagnosticWorld, bill: Bill) {
  const tests = samplesOf(world, bill.number).reduce((sum, { price }) => sum + price, 0);
  const total = tests + bill.visit;
  return { total, due: total - bill.discount - bill.paid };
}

export type NewBill = {
  readonly name: string;
  readonly age: number;
  readonly sex: Bill['sex'];
  readonly phone: string;
  readonly point: string;
  /** The doctor whose visit is on it, or nobody. */
  readonly doctor: string | null;
  readonly serial: number | null;
  readonly by: string;
  readonly tests: readonly string[];
  readonly discount: number;
  readonly paid: number;
  readonly method: Method;
};

const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 0;

/**
 * Makes one bill for visit and tests, and a sample for each test.
 * @throws Refusal for what is missing, no amount, or more than is to be paid
 */
export function makeBill(centre: Centre, world: DiagnosticWorld, given: NewBill): DiagnosticWorld {
  const { data, language } = centre;
  const { tests, ...particulars } = given;
  const name = given.name.trim();
  if (name === '') refuse(language, refusals.nameMissing, {}, 'name');
  if (!Number.isInteger(given.age) || given.age < 0 || given.age > 130) {
    refuse(language, refusals.ageFaulty, {}, 'age');
  }
  const phone = phoneOf(centre, given.phone);
  if (given.doctor === null && tests.length === 0) refuse(language, refusals.nothingBilled);
  for (const field of ['discount', 'paid'] as const) {
    if (!isAmount(given[field])) refuse(language, refusals.notAmount, {}, field);
  }
  const number = Math.max(...world.bills.map((one) => one.number)) + 1;
  const bill: Bill = {
    ...particulars,
    name,
    phone,
    number,
    visit: data.doctors.find(({ id }) => id === given.doctor)?.visit ?? 0,
    day: 0,
    isDelivered: false,
  };
  const samples = [...world.samples, ...samplesFor(centre, world, number, tests)];
  const next = { ...world, bills: [bill, ...world.bills], samples };
  const { total, due } = sumsOf(next, bill);
  if (given.discount > total) {
    refuse(language, refusals.muchDiscount, { total: taka(total, language) }, 'discount');
  }
  if (due < 0) {
    refuse(language, refusals.muchPaid, { due: taka(due + given.paid, language) }, 'paid');
  }
  return next;
}

function samplesFor(
  { data }: Centre,
  { samples }: DiagnosticWorld,
  bill: number,
  tests: readonly string[],
): Sample[] {
  const last = Math.max(0, ...samples.map((one) => one.number));
  return tests.map((test, index) => ({
    number: last + 1 + index,
    bill,
    test,
    price: testOf(data, test)?.price ?? 0,
    // A film has no tube that needs a label.
    state: testOf(data, test)?.work.kind === 'written' ? 'received' : 'billed',
    values: [],
    findings: '',
    impression: '',
    checkedBy: null,
    signedBy: null,
  }));
}

/** Takes money for a bill. @throws Refusal for no amount, or more than is due */
export function takePayment(
  { language }: Centre,
  world: DiagnosticWorld,
  number: number,
  amount: number,
): DiagnosticWorld {
  if (!isAmount(amount)) refuse(language, refusals.notAmount, {}, 'amount');
  return {
    ...world,
    bills: world.bills.map((bill) => {
      if (bill.number !== number) return bill;
      const { due } = sumsOf(world, bill);
      if (amount > due) {
        refuse(language, refusals.muchPaid, { due: taka(due, language) }, 'amount');
      }
      return { ...bill, paid: bill.paid + amount };
    }),
  };
}
