import { beginPharmacy } from '../../src/engines/pharmacy/begin.ts';
import { type Medicine, mainPieces, type PharmacyData } from '../../src/engines/pharmacy/data.ts';
import { costOf, neededFrom } from '../../src/engines/pharmacy/steps/orders.ts';
import { needsPrescription, piecesOnBill } from '../../src/engines/pharmacy/steps/sale.ts';
import { soldToday } from '../../src/engines/pharmacy/steps/today.ts';
import { takeTransferIn } from '../../src/engines/pharmacy/steps/transfers.ts';
import type { Bill, Order, PharmacyWorld } from '../../src/engines/pharmacy/world.ts';
import { midnightOf } from '../../src/runtime/now.ts';

/** The broken invariants in a pharmacy, in words; none when all hold. */
export const check = (data: PharmacyData, world: PharmacyWorld, now: Date): readonly string[] => [
  ...data.medicines.flatMap((medicine) => faultsOfPieces(data, world, medicine)),
  ...world.batches
    .filter(({ pieces }) => !(pieces >= 0))
    .map(({ number, pieces }) => `${pieces} pieces of batch ${number}`),
  ...twiceIn(
    'batch',
    world.batches.map(({ medicine, number, branch }) => `${medicine} ${number} ${branch}`),
  ),
  ...twiceIn(
    'line',
    world.lines.map(({ medicine, unit, branch }) => `${medicine} ${unit} ${branch}`),
  ),
  ...twiceIn(
    'bill',
    world.bills.map(({ number }) => number),
  ),
  ...twiceIn(
    'order',
    world.orders.map(({ number }) => number),
  ),
  ...twiceIn(
    'transfer',
    world.transfers.map(({ id }) => id),
  ),
  ...world.lines
    .filter(({ count }) => count <= 0)
    .map(({ medicine }) => `an empty line of ${medicine}`),
  ...world.bills.flatMap((bill) =>
    faultsOfBill(data, bill).map((fault) => `bill ${bill.number}: ${fault}`),
  ),
  ...world.orders.flatMap((order) =>
    faultsOfOrder(data, order).map((fault) => `order ${order.number}: ${fault}`),
  ),
  ...world.transfers
    .filter(({ branch, to, pieces }) => branch === to || pieces <= 0)
    .map(({ id }) => `transfer ${id} goes nowhere`),
  ...faultsOfNeeds(data, world, midnightOf(now)),
  ...(soldToday({ data, today: midnightOf(now), now }, world).taken < 0
    ? ['less than nothing is sold']
    : []),
];

const twiceIn = (what: string, all: readonly (string | number)[]): string[] =>
  all.filter((one, at) => all.indexOf(one) !== at).map((one) => `${what} ${one} is there twice`);

/** Every piece that was there or came is somewhere: on a shelf, on the way, sold, or sent back. */
function faultsOfPieces(data: PharmacyData, world: PharmacyWorld, sold: Medicine): string[] {
  const medicine = sold.id;
  const count = (all: readonly { readonly medicine: string; readonly pieces: number }[]) =>
    all.filter((one) => one.medicine === medicine).reduce((sum, { pieces }) => sum + pieces, 0);
  const size = mainPieces(sold);
  const came = world.orders
    .flatMap(({ delivered }) => delivered ?? [])
    .map((one) => ({ medicine: one.medicine, pieces: one.packs * size }));
  const whole = count(beginPharmacy(data).batches) + count(came);
  const found =
    count(world.batches) +
    count(world.transfers.filter(({ isReceived }) => !isReceived)) +
    count(world.bills.flatMap(({ taken, isCancelled }) => (isCancelled ? [] : taken))) +
    count(world.orders.flatMap(({ claim }) => claim?.taken ?? []));
  return whole === found ? [] : [`${medicine}: ${found} of ${whole} pieces are found`];
}

/** What the house needs is the same once everything between its branches has arrived. */
function faultsOfNeeds(data: PharmacyData, world: PharmacyWorld, today: Date): string[] {
  const premises = { data, language: 'en', today, now: today } as const;
  const arrived = world.transfers.reduce(
    (before, { id }) => takeTransferIn(premises, before, id),
    world,
  );
  const asks = (of: PharmacyWorld) =>
    data.companies.flatMap(({ id }) =>
      neededFrom(premises, of, id).map(({ medicine, ask }) => `${medicine.id}: ${ask}`),
    );
  const after = asks(arrived);
  return asks(world)
    .filter((ask, at) => ask !== after[at])
    .map((ask) => `the order of ${ask} changes by what is on its way`);
}

function faultsOfBill(data: PharmacyData, { lines, taken, ...bill }: Bill): string[] {
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const short = data.medicines.filter((medicine) => {
    const own = taken.filter((one) => one.medicine === medicine.id);
    return own.reduce((all, { pieces }) => all + pieces, 0) !== piecesOnBill(lines, medicine);
  });
  return [
    ...(lines.length === 0 ? ['it has no lines'] : []),
    ...(sum === bill.sum ? [] : [`its lines make ${sum}, not ${bill.sum}`]),
    ...(bill.total % 100 === 0 && Math.abs(bill.total - sum) <= 50 ? [] : ['a wrong rounding']),
    ...(bill.given % 100 === 0 ? [] : ['a part of a taka was given']),
    ...(bill.given < bill.total ? ['too little was given'] : []),
    ...(bill.given > bill.total && bill.method !== 'cash' ? ['change for no cash'] : []),
    ...(needsPrescription(data, lines) === (bill.doctor !== null) ? [] : ['a wrong prescription']),
    ...short.map(({ id }) => `${id} comes from no batch`),
  ];
}

function faultsOfOrder(data: PharmacyData, { company, lines, claim, delivered }: Order): string[] {
  const past = (delivered ?? []).filter(
    (one) => one.packs > (lines.find(({ medicine }) => medicine === one.medicine)?.packs ?? 0),
  );
  return [
    ...(data.companies.some(({ id }) => id === company) ? [] : ['an unknown company']),
    ...(lines.length === 0 || !(costOf(lines) > 0) ? ['it asks for nothing'] : []),
    ...(claim && !(claim.amount > 0) ? ['it claims nothing'] : []),
    ...(delivered?.length === 0 ? ['nothing came of it'] : []),
    ...past.map(({ medicine }) => `more ${medicine} came than was asked for`),
  ];
}
