import { expect, it } from 'vitest';
import { demoData, readDemo } from '../../../demo/read-demos.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { beginPharmacy } from '../begin.ts';
import { medicineOf } from '../data.ts';
import { pharmacySchema } from '../schema.ts';
import { findMedicines } from '../screens/search.ts';
import { inTaka, packsInWords, piecesInWords } from '../words/amounts.ts';
import { timeLeft } from '../words/dates.ts';
import type { PharmacyWorld } from '../world.ts';
import { claimOn, costOf, neededFrom, sendOrder } from './orders.ts';
import type { Pharmacy } from './pharmacy.ts';
import { type Came, takeOrderIn } from './receiving.ts';
import { putOnBill, sell } from './sale.ts';
import { batchAt, isNear, isPast, sellable, sumOfPieces } from './stock.ts';
import { soldToday } from './today.ts';
import { proposals, sendTransfer, takeTransferIn } from './transfers.ts';

const today = new Date(2026, 10, 22);
const open = (name: string): { pharmacy: Pharmacy; world: PharmacyWorld } => {
  const data = demoData(name, pharmacySchema);
  const pharmacy = { data, language: 'en', today, now: new Date(2026, 10, 22, 13) } as const;
  return { pharmacy, world: beginPharmacy(data) };
};
const shop = open('bori-baksho');
const house = open('nishinda');
const refused = (step: () => unknown) => expect(step).toThrow(Refusal);
const branch = 'charpara';
const cash = { branch, given: undefined, method: 'cash' } as const;

it('sells by box, strip and tablet, and adds paisa up', () => {
  const { pharmacy, world } = shop;
  const boxed = putOnBill(pharmacy, world, {
    branch,
    medicine: 'febron-500',
    unit: 'box',
    count: 1,
  });
  const [bill] = sell(pharmacy, boxed, cash).bills;
  expect(bill).toMatchObject({ sum: 2400 + 600 + 24_000, total: 27_000 });
  expect(bill?.taken).toEqual([{ medicine: 'febron-500', number: 'F2207', pieces: 225 }]);
});

it('rounds cash to whole taka and keeps the exact sum', () => {
  const { pharmacy, world } = shop;
  const four = putOnBill(pharmacy, world, {
    branch,
    medicine: 'febron-500',
    unit: 'tablet',
    count: 4,
  });
  expect(sell(pharmacy, four, cash).bills[0]).toMatchObject({ sum: 2880, total: 2900 });
});

it('takes from the batch that expires first, then from the next', () => {
  const { pharmacy, world } = shop;
  const twelve = putOnBill(
    pharmacy,
    { ...world, lines: [] },
    {
      branch,
      medicine: 'tapnil-120',
      unit: 'bottle',
      count: 12,
    },
  );
  const after = sell(pharmacy, twelve, cash);
  expect(after.bills[0]?.taken).toEqual([
    { medicine: 'tapnil-120', number: 'T418', pieces: 11 },
    { medicine: 'tapnil-120', number: 'T455', pieces: 1 },
  ]);
  expect(sumOfPieces(sellable(after, { medicine: 'tapnil-120', branch }, today))).toBe(23);
});

it('sells nothing past its date, nothing that is not there, and no half tablets', () => {
  const { pharmacy, world } = shop;
  const put = (medicine: string, unit: 'strip' | 'tablet', count: number) => () =>
    putOnBill(pharmacy, world, { branch, medicine, unit, count });
  expect(put('cefral-200', 'strip', 1)).toThrow(/past its date/);
  expect(put('haddi-d', 'strip', 53)).toThrow(/52 strips left/);
  refused(put('febron-500', 'tablet', 1.5));
  refused(put('febron-500', 'tablet', -1));
});

it('sells an antibiotic only with the name of who prescribed it, and keeps it on the bill', () => {
  const { pharmacy, world } = shop;
  const strip = { branch, medicine: 'antibin-500', unit: 'strip', count: 1 } as const;
  const asked = putOnBill(pharmacy, world, strip);
  expect(() => sell(pharmacy, asked, cash)).toThrow(/which doctor/);
  expect(() => sell(pharmacy, asked, { ...cash, doctor: ' ' })).toThrow(/which doctor/);
  const doctor = 'Dr Nasrin Sultana, A-00000';
  expect(sell(pharmacy, asked, { ...cash, doctor }).bills[0]).toMatchObject({ doctor });
  expect(sell(pharmacy, world, { ...cash, doctor }).bills[0]).toMatchObject({ doctor: null });
});

it('takes a line off with none of it, and numbers bills one after the other', () => {
  const { pharmacy, world } = shop;
  const [line] = world.lines;
  if (!line) throw new Error('an empty bill');
  expect(putOnBill(pharmacy, world, { ...line, count: 0 }).lines).toHaveLength(
    world.lines.length - 1,
  );
  const once = sell(pharmacy, world, cash);
  const again = sell(pharmacy, putOnBill(pharmacy, once, line), cash);
  expect(again.bills.map(({ number }) => number)).toEqual([5202, 5201]);
});

it('says whether a medicine is past its date or not there at all', () => {
  const { pharmacy, world } = shop;
  const strip = { branch, medicine: 'cefral-200', unit: 'strip', count: 1 } as const;
  const empty = (pieces: number) => ({
    ...world,
    batches: world.batches.map((one) => (one.medicine === 'cefral-200' ? { ...one, pieces } : one)),
  });
  expect(() => putOnBill(pharmacy, empty(1), strip)).toThrow('past its date');
  expect(() => putOnBill(pharmacy, empty(0), strip)).toThrow('There is no Cefral 200');
});

it('sends a whole batch and not a pack more, and proposes only what is still lacking', () => {
  const { pharmacy, world } = house;
  const [proposal] = proposals(pharmacy, world);
  if (!proposal) throw new Error('no proposal');
  const part = sendTransfer(pharmacy, world, { ...proposal, packs: 10 });
  const [rest] = proposals(pharmacy, part);
  expect(rest?.packs).toBe(30);
  const other = { ...proposal, to: 'dagonbhuiyan', packs: 10 };
  expect(proposals(pharmacy, sendTransfer(pharmacy, world, other))[0]?.to).toBe('mohipal');
  refused(() => sendTransfer(pharmacy, world, { ...proposal, packs: 0 }));
});

it('counts strips and tablets of one medicine against the same stock', () => {
  const { pharmacy, world } = shop;
  const line = { branch, medicine: 'shwasin-10', unit: 'strip', count: 49 } as const;
  const all = putOnBill(pharmacy, world, line);
  refused(() => putOnBill(pharmacy, all, { ...line, unit: 'tablet', count: 1 }));
});

it('refuses too little money, letters, change on a card, and an empty bill', () => {
  const { pharmacy, world } = shop;
  refused(() => sell(pharmacy, world, { ...cash, given: 2900 }));
  refused(() => sell(pharmacy, world, { ...cash, given: Number.NaN }));
  refused(() => sell(pharmacy, world, { branch, given: 5000, method: 'card' }));
  expect(sell(pharmacy, world, { ...cash, given: 5000 }).bills[0]).toMatchObject({ given: 5000 });
  refused(() => sell(pharmacy, { ...world, lines: [] }, cash));
});

it('finds by brand and by generic name, in both scripts', () => {
  const { medicines } = shop.pharmacy.data;
  const found = (text: string) => findMedicines(medicines, text).map(({ medicine }) => medicine.id);
  expect(found('PARA cetamol')).toEqual(['febron-500', 'jorbin-xr', 'tapnil-120', 'febron-125']);
  expect(found('ওমিপ্রাজল')).toContain('pakasthi-20');
  expect(found('ফেব্রন ৫০০')).toEqual(['febron-500']);
  expect(found('zzz')).toEqual([]);
});

it('proposes to move what is near its date to where it sells out, and what is sent arrives once', () => {
  const { pharmacy, world } = house;
  const [proposal] = proposals(pharmacy, world);
  expect(proposal).toEqual({
    medicine: 'jibanubir-500',
    number: 'JB120',
    branch: 'trunk-road',
    to: 'mohipal',
    packs: 40,
  });
  if (!proposal) throw new Error('no proposal');
  const sent = sendTransfer(pharmacy, world, proposal);
  expect(proposals(pharmacy, sent)).toEqual([]);
  expect(sumOfPieces(sellable(sent, { medicine: 'jibanubir-500', branch: 'mohipal' }, today))).toBe(
    4 * 6,
  );
  const [transfer] = sent.transfers;
  const there = takeTransferIn(
    pharmacy,
    takeTransferIn(pharmacy, sent, transfer?.id ?? 0),
    transfer?.id ?? 0,
  );
  expect(
    sumOfPieces(sellable(there, { medicine: 'jibanubir-500', branch: 'mohipal' }, today)),
  ).toBe(44 * 6);
  expect(batchAt(there, { ...proposal, branch: 'mohipal' })?.expires).toBe(88);
  refused(() => sendTransfer(pharmacy, world, { ...proposal, packs: 41 }));
  refused(() => sendTransfer(pharmacy, world, { ...proposal, packs: Number.NaN }));
  refused(() => sendTransfer(pharmacy, world, { ...proposal, to: 'trunk-road' }));
  refused(() =>
    sendTransfer(pharmacy, world, {
      ...proposal,
      medicine: 'mishtikom-500',
      number: 'MK081',
      packs: 1,
    }),
  );
});

/** The order to Meghna as it is proposed, with its claim. */
function ordered(asked?: Readonly<Record<string, number>>) {
  const { pharmacy, world } = house;
  const needed = neededFrom(pharmacy, world, 'meghna');
  const all = Object.fromEntries(needed.map(({ medicine, ask }) => [medicine.id, ask]));
  return sendOrder(pharmacy, world, { company: 'meghna', asked: asked ?? all, withClaim: true });
}

it('orders last month’s sales less the stock, and claims what has expired', () => {
  const { pharmacy, world } = house;
  const sent = ordered();
  const [order] = sent.orders;
  expect(order?.lines.map(({ packs }) => packs)).toEqual([430, 760, 60, 840]);
  expect(order && inTaka(costOf(order.lines), 'en')).toBe('৳\u00A099,560');
  expect(order?.claim).toMatchObject({ amount: 112_000, taken: [{}, {}] });
  expect(claimOn(pharmacy, sent, 'meghna').batches).toEqual([]);
  expect(neededFrom(pharmacy, sent, 'meghna').map(({ ask }) => ask)).toEqual([0, 0, 0, 0]);
  const order0 = { company: 'meghna', withClaim: false };
  refused(() => sendOrder(pharmacy, world, { ...order0, asked: {} }));
  refused(() => sendOrder(pharmacy, world, { ...order0, asked: { 'chapnami-5': Number.NaN } }));
  refused(() => sendOrder(pharmacy, world, { ...order0, asked: { 'chapnami-5': -1 } }));
  const asked = { 'chapnami-5': 1 };
  expect(sendOrder(pharmacy, world, { ...order0, asked }).orders[0]?.claim).toBeNull();
  expect(sendOrder(pharmacy, sent, { ...order0, asked, withClaim: true }).orders[0]?.claim).toBe(
    null,
  );
});

const came: Came = {
  medicine: 'chapnami-5',
  packs: 20,
  number: 'cn300',
  expires: '2028-05-31',
  cost: 4900,
};

it('takes goods in with the batch, the expiry and the price that were read from them', () => {
  const { pharmacy } = house;
  const sent = ordered({ 'chapnami-5': 20 });
  const there = takeOrderIn(pharmacy, sent, 311, [came]);
  expect(there.orders[0]?.delivered).toEqual([{ ...came, number: 'CN300' }]);
  expect(batchAt(there, { medicine: 'chapnami-5', number: 'CN300', branch: 'trunk-road' })).toEqual(
    {
      medicine: 'chapnami-5',
      number: 'CN300',
      branch: 'trunk-road',
      expires: '2028-05-31',
      pieces: 20 * mainOf('chapnami-5'),
    },
  );
  expect(takeOrderIn(pharmacy, there, 311, [came])).toEqual(there);
});

const mainOf = (id: string) =>
  medicineOf(house.pharmacy.data, id)?.packs.find(({ unit }) => unit === 'strip')?.pieces ?? 0;

it.each([
  ['more than was ordered', { packs: 21 }, 'packs'],
  ['half a pack', { packs: 1.5 }, 'packs'],
  ['words for a number', { packs: Number.NaN }, 'packs'],
  ['no batch', { number: ' ' }, 'number'],
  ['no expiry', { expires: '' }, 'expires'],
  ['a batch past its date', { expires: '2026-11-21' }, 'expires'],
  ['an expiry that the batch does not have', { number: 'CN210' }, 'expires'],
  ['no price', { cost: Number.NaN }, 'cost'],
  ['a price of nothing', { cost: 0 }, 'cost'],
  ['nothing at all', { packs: 0 }, undefined],
])('takes no goods in with %s', (_, wrong, field) => {
  const sent = ordered({ 'chapnami-5': 20 });
  try {
    takeOrderIn(house.pharmacy, sent, 311, [{ ...came, ...wrong }]);
    expect.unreachable();
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Refusal);
    expect((thrown as Refusal).field?.split(' ')[0]).toBe(field);
  }
});

it('takes in what came on its last day, and adds to a batch that is there', () => {
  const { pharmacy } = house;
  const sent = ordered({ 'chapnami-5': 20 });
  const last = takeOrderIn(pharmacy, sent, 311, [{ ...came, expires: '2026-11-22' }]);
  expect(last.orders[0]?.delivered).toHaveLength(1);
  const known = { ...came, number: 'CN210', expires: '2027-09-18' };
  const there = takeOrderIn(pharmacy, sent, 311, [known]);
  expect(
    batchAt(there, { medicine: 'chapnami-5', number: 'CN210', branch: 'trunk-road' })?.pieces,
  ).toBe(110 * mainOf('chapnami-5'));
});

it('keeps the expiry that was read, and counts the days to it', () => {
  const batch = { medicine: 'm', number: 'B', branch: 'b', pieces: 1 };
  const at = (expires: string | number) => ({ ...batch, expires });
  expect([-1, 0, '2026-11-21', '2026-11-22'].map((day) => isPast(at(day), today))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([-1, 0, 90, 91].map((day) => isNear(at(day), shop.pharmacy))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([0, 1, 12, 60].map((day) => timeLeft(day, today, 'en'))).toEqual([
    'only today',
    '1 day',
    '12 days',
    '2 months',
  ]);
});

it('sells today’s share before noon, all of it later, and only today’s bills', () => {
  const { pharmacy, world } = shop;
  const at = (hour: number, day = 22) =>
    soldToday(
      { ...pharmacy, today: new Date(2026, 10, day), now: new Date(2026, 10, day, hour) },
      sell(pharmacy, world, cash),
    );
  expect(at(7)).toEqual({ taken: 3000, bills: 1 });
  expect(at(10)).toEqual({ taken: 1_932_000 + 3000, bills: 107 });
  expect(at(12)).toEqual({ taken: 3_864_000 + 3000, bills: 213 });
  expect(at(23)).toEqual(at(12));
  expect(at(12, 23)).toEqual({ taken: 3_864_000, bills: 212 });
});

it('says pieces in packs and what is left over', () => {
  const medicine = medicineOf(shop.pharmacy.data, 'febron-500');
  if (!medicine) throw new Error('no Febron');
  expect(piecesInWords(45, medicine, 'en')).toBe('4 strips 5 tablets');
  expect(piecesInWords(0, medicine, 'bn')).toBe('০ পাতা');
  expect(packsInWords(1, 'strip', 'en')).toBe('1 strip');
});

it('says which company a medicine may name', () => {
  const faulty = structuredClone(readDemo('nishinda', pharmacySchema));
  if (faulty.medicines[0]) faulty.medicines[0].company = 'megna';
  expect(pharmacySchema.safeParse(faulty).error?.issues[0]?.message).toBe(
    'megna does not exist; there are: meghna, titas, surma',
  );
});
