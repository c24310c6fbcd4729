import {
  type DiagnosticData,
  doctorOf,
  staffFor,
  staffOf,
  testOf,
} from '../../src/engines/diagnostic/data.ts';
import { isAge } from '../../src/engines/diagnostic/steps/ages.ts';
import { sumsOf } from '../../src/engines/diagnostic/steps/bills.ts';
import { dayEndOf } from '../../src/engines/diagnostic/steps/day-end.ts';
import { asPrinted } from '../../src/engines/diagnostic/steps/ranges.ts';
import {
  billOf,
  type DiagnosticWorld,
  type Sample,
  samplesOf,
} from '../../src/engines/diagnostic/world.ts';

/** The broken invariants in a diagnostic centre, in words; none when all hold. */
export const check = (
  data: DiagnosticData,
  world: DiagnosticWorld,
  now: Date,
): readonly string[] => [
  ...faultsOfSerials(data, world),
  ...faultsOfBills(data, world),
  ...world.samples.flatMap((sample) =>
    faultsOfSample(data, world, sample).map((fault) => `sample ${sample.number}: ${fault}`),
  ),
  ...twiceIn(
    'sample',
    world.samples.map(({ number }) => number),
  ),
  ...(staffOf(data, world.atDesk) ? [] : [`nobody called ${world.atDesk} sits at the desk`]),
  ...faultsOfDayEnd(world, now),
];

const twiceIn = (what: string, all: readonly (string | number)[]): string[] =>
  all.filter((one, at) => all.indexOf(one) !== at).map((one) => `${what} ${one} is there twice`);

function faultsOfSerials(data: DiagnosticData, { serials }: DiagnosticWorld): string[] {
  const keyOf = ({ doctor, day }: (typeof serials)[number]) => `${doctor} on ${day}`;
  return [...new Set(serials.map(keyOf))].flatMap((key) => {
    const own = serials.filter((one) => keyOf(one) === key);
    const most = doctorOf(data, own[0]?.doctor ?? null)?.most ?? 0;
    const open = own.filter(({ state }) => state !== 'done');
    return [
      ...twiceIn(
        `serial of ${key}`,
        own.map(({ number }) => number),
      ),
      ...twiceIn(
        `phone of ${key}`,
        open.flatMap(({ phone }) => phone ?? []),
      ),
      ...(own.some(({ number }) => number > most) ? [`${key}: more than ${most} serials`] : []),
      ...(open.filter(({ state }) => state === 'inRoom').length > 1
        ? [`${key}: two are in the room`]
        : []),
    ];
  });
}

function faultsOfBills(data: DiagnosticData, world: DiagnosticWorld): string[] {
  const faults = world.bills.flatMap((bill) => {
    const { total, due } = sumsOf(world, bill);
    const samples = samplesOf(world, bill.number);
    return [
      ...(isAge(bill.age) ? [] : [`a patient of ${bill.age} years`]),
      ...(due < 0 ? [`${-due} too much is paid`] : []),
      ...(bill.discount < 0 || bill.discount > total ? ['the discount is past the bill'] : []),
      ...(bill.payments.some(({ amount }) => !(amount > 0)) ? ['a payment of nothing'] : []),
      ...(bill.doctor === null && samples.length === 0 ? ['it has nothing on it'] : []),
      ...(bill.serial !== null && bill.doctor === null ? ['a serial of no doctor'] : []),
      ...(bill.doctor !== null && !doctorOf(data, bill.doctor) ? ['an unknown doctor'] : []),
      ...(bill.isDelivered && (due > 0 || samples.some(({ state }) => state !== 'signed'))
        ? ['it is handed over, and not paid and signed']
        : []),
    ].map((fault) => `bill ${bill.number}: ${fault}`);
  });
  const serials = world.bills
    .filter(({ serial }) => serial !== null)
    .map(({ doctor, serial, day }) => `${serial} of ${doctor} on ${day}`);
  const numbers = world.bills.map(({ number }) => number);
  return [...faults, ...twiceIn('bill', numbers), ...twiceIn('the bill of serial', serials)];
}

function faultsOfSample(data: DiagnosticData, world: DiagnosticWorld, sample: Sample): string[] {
  const { state, result, checkedBy, signedBy } = sample;
  const work = testOf(data, sample.test)?.work;
  const may = (who: string | null, what: 'check' | 'sign') =>
    staffFor(data, sample.test, what).some(({ id }) => id === who);
  const hasResult = state === 'entered' || state === 'checked' || state === 'signed';
  const isChecked = state === 'checked' || state === 'signed';
  const parts = work?.kind === 'values' ? work.parts : [];
  return [
    ...(billOf(world, sample.bill) ? [] : ['its bill is missing']),
    ...(hasResult === (result !== null) ? [] : [`it is ${state} with the wrong result`]),
    ...(result && result.kind !== work?.kind ? ['a result of another kind'] : []),
    ...(result?.kind === 'values' && result.values.length !== parts.length
      ? ['a value is missing']
      : []),
    ...(result?.kind === 'values' ? result.values : [])
      .filter(({ part, value }) => !(value >= 0 && value <= mostOf(parts, part)))
      .map(({ part, value }) => `${part} can't be ${value}`),
    ...(result?.kind === 'values' ? result.values : []).flatMap(({ part, value }) => {
      const decimals = parts.find(({ id }) => id === part)?.decimals ?? 0;
      return value === asPrinted(value, decimals)
        ? []
        : [`${part} is ${value}, and prints another`];
    }),
    ...(isChecked === may(checkedBy, 'check') ? [] : [`it is ${state}, checked by ${checkedBy}`]),
    ...((state === 'signed') === may(signedBy, 'sign') && signedBy !== (checkedBy ?? 'nobody')
      ? []
      : [`it is ${state}, signed by ${signedBy}`]),
  ];
}

const mostOf = (
  parts: readonly { readonly id: string; readonly most: number }[],
  part: string,
): number => parts.find(({ id }) => id === part)?.most ?? -1;

/** What is in the drawer by its kinds is all that came in. */
function faultsOfDayEnd(world: DiagnosticWorld, now: Date): string[] {
  const { byMethod, total } = dayEndOf(world, now);
  const sum = byMethod.reduce((all, { amount }) => all + amount, 0);
  return sum === total ? [] : [`the day's kinds make ${sum}, its payments ${total}`];
}
