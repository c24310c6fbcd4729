import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../../demo/picture.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { pharmacySchema } from '../schema.ts';
import { findMedicines } from '../screens/search.ts';
import { inTaka, piecesInWords } from '../words/amounts.ts';
import { beginPharmacy, medicineOf, type Pharmacy, type PharmacyWorld } from '../world.ts';
import { claimOn, costOf, neededFrom, sendOrder, takeOrderIn } from './orders.ts';
import { putOnBill, sell } from './sale.ts';
import { batchAt, sellable, sumOfPieces } from './stock.ts';
import { proposals, sendTransfer, takeTransferIn } from './transfers.ts';

const file = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../../../demos', name, 'demo.yaml'), 'utf8'));
const open = (name: string): { pharmacy: Pharmacy; world: PharmacyWorld } => {
  const data = withAddresses(pharmacySchema.parse(file(name)), () => '');
  return { pharmacy: { data, language: 'en' }, world: beginPharmacy(data) };
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
  expect(sumOfPieces(sellable(after, 'tapnil-120', branch))).toBe(23);
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
  expect(sell(pharmacy, world, { ...cash, doctor }).bills[0]).not.toHaveProperty('doctor');
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
  const [proposal] = proposals(pharmacy.data, world);
  expect(proposal).toEqual({
    medicine: 'jibanubir-500',
    number: 'JB120',
    branch: 'trunk-road',
    to: 'mohipal',
    packs: 40,
  });
  if (!proposal) throw new Error('no proposal');
  const sent = sendTransfer(pharmacy, world, proposal);
  expect(proposals(pharmacy.data, sent)).toEqual([]);
  expect(sumOfPieces(sellable(sent, 'jibanubir-500', 'mohipal'))).toBe(4 * 6);
  const [transfer] = sent.transfers;
  const there = takeTransferIn(takeTransferIn(sent, transfer?.id ?? 0), transfer?.id ?? 0);
  expect(sumOfPieces(sellable(there, 'jibanubir-500', 'mohipal'))).toBe(44 * 6);
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

it('orders last month’s sales less the stock, and claims what has expired', () => {
  const { pharmacy, world } = house;
  const { data } = pharmacy;
  const needed = neededFrom(data, world, 'meghna');
  expect(needed.map(({ ask }) => ask)).toEqual([430, 760, 60, 840]);
  const asked = Object.fromEntries(needed.map(({ medicine, ask }) => [medicine.id, ask]));
  const sent = sendOrder(pharmacy, world, { company: 'meghna', asked, withClaim: true });
  const [order] = sent.orders;
  expect(order && inTaka(costOf(order.lines), 'en')).toBe('৳\u00A099,560');
  expect(order?.claim).toBe(112_000);
  expect(claimOn(data, sent, 'meghna').batches).toEqual([]);
  expect(neededFrom(data, sent, 'meghna').map(({ ask }) => ask)).toEqual([0, 0, 0, 0]);
  const came = takeOrderIn(pharmacy, sent, order?.number ?? 0);
  expect(neededFrom(data, came, 'meghna').map(({ left }) => left)).toEqual([640, 910, 380, 1240]);
  const order0 = { company: 'meghna', withClaim: false };
  refused(() => sendOrder(pharmacy, world, { ...order0, asked: {} }));
  refused(() => sendOrder(pharmacy, world, { ...order0, asked: { 'chapnami-5': Number.NaN } }));
});

it('says pieces in packs and what is left over', () => {
  const medicine = medicineOf(shop.pharmacy.data, 'febron-500');
  if (!medicine) throw new Error('no Febron');
  expect(piecesInWords(45, medicine, 'en')).toBe('4 strips 5 tablets');
  expect(piecesInWords(0, medicine, 'bn')).toBe('০ পাতা');
});

it('says which company a medicine may name', () => {
  const faulty = structuredClone(file('nishinda')) as { medicines: { company: string }[] };
  if (faulty.medicines[0]) faulty.medicines[0].company = 'megna';
  expect(pharmacySchema.safeParse(faulty).error?.issues[0]?.message).toBe(
    'megna does not exist; there are: meghna, titas, surma',
  );
});
