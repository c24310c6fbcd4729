import { describe, expect, it } from 'vitest';
import type { Means } from '../data.ts';
import { begun, paid, premisesOf, receiptOf } from '../testing.ts';
import { clearBill, putOnBill, setCustomer, setDiscount } from './bill.ts';
import { closeDrawer, notes, openDrawer } from './drawer.ts';
import { collect } from './dues.ts';
import { startExchange } from './exchange.ts';
import { setOffer, setReceiver, setStock } from './office.ts';

const shop = premisesOf('tinbela');
const world = begun(shop);
const dealer = premisesOf('loha-lokkor');
const dealerWorld = begun(dealer);
const clothes = premisesOf('lal-sutli');
const clothesWorld = begun(clothes);

const counted = notes.map(() => 1);
const closed = closeDrawer(shop, world, '4', counted);
const days = { id: 'three-pieces', percent: 10, from: '2026-11-22', to: '2026-11-22' };

const put = (item: string, quantity: number) => putOnBill(shop, world, '1', item, quantity);
const discount = (text: string) => setDiscount(shop, world, '2', text);
const owed = (amount: number) => collect(dealer, dealerWorld, '1', 'jashim', amount, 'bkash');
const offer = (change: object) => setOffer(clothes, clothesWorld, { ...days, ...change });
const pay = (by: Means, amount?: number) => paid(shop, world, '2', by, amount);

describe('a refusal stands at the field that is to blame', () => {
  it.each<[string, string, () => unknown]>([
    ['quantity', 'up to 1,00,000, such as 1.5.', () => put('rice', 0)],
    ['quantity', 'Only 18\u00A0pieces of Bread, large left', () => put('bread', 19_000)],
    ['discount', 'Write a discount', () => discount('five')],
    ['discount', 'At most 10%', () => discount('11%')],
    ['float', 'Write the amount', () => openDrawer(shop, closed, '4', -1)],
    ['amount', 'Write the amount', () => owed(0)],
    ['amount', 'Jashim Builders owes only ৳\u00A01,17,500.', () => owed(117_501)],
    ['left', 'such as 2.', () => setStock(shop, world, 'milk', 'many')],
    ['percent', 'An offer', () => offer({ percent: 0 })],
    ['from', 'An offer', () => offer({ from: '' })],
    ['to', 'An offer', () => offer({ to: '2026-11-21' })],
    ['receiver', 'who received', () => setReceiver(dealer, dealerWorld, '3418', ' ')],
    ['given', 'Write the amount', () => pay('cash', 0)],
    ['given', 'Only ৳\u00A01,134 is still to pay', () => pay('card', 1135)],
    ['given', 'there are 640.', () => pay('points')],
    ['given', 'Only 640 points', () => pay('points', 641)],
    ['given', 'give ৳\u00A09,98,866 back', () => pay('cash', 1_000_000)],
  ])('%s: %s', (field, sentence, step) => {
    const message = expect.stringContaining(sentence);
    expect(step).toThrow(expect.objectContaining({ field, message }));
  });
});

it('says what is past its date, and what the drawer holds', () => {
  const goods = shop.data.goods.map((good) => ({ ...good, expires: '2026-11-21' }));
  const late = { ...shop, data: { ...shop.data, goods } };
  expect(() => putOnBill(late, begun(late), '1', 'tea', 1000)).toThrow('Tea 200 g is past');
  const opened = openDrawer(shop, closed, '4', 300);
  const milk = putOnBill(shop, opened, '4', 'milk', 1000);
  expect(() => paid(shop, milk, '4', 'cash', 500)).toThrow(
    'The drawer holds ৳\u00A0300: that is not enough to give ৳\u00A0405 back.',
  );
});

it('lets nobody owe who has no account, and takes nothing into a closed drawer', () => {
  expect(() => pay('due')).toThrow('Choose a customer with an account first');
  expect(() => paid(shop, closed, '4', 'cash', 100)).toThrow('drawer of this counter is closed');
  expect(() => collect(shop, closed, '4', 'kamrul', 100, 'cash')).toThrow('is closed');
  const free = clearBill(dealer, dealerWorld, '1');
  const named = setCustomer(dealer, free, '1', 'jashim');
  expect(() => paid(dealer, named, '1', 'due')).toThrow('Nothing is on the bill');
});

it('exchanges nothing in a shop that does not, and names the receipt that has all come back', () => {
  const sold = paid(shop, world, '2', 'cash');
  const receipt = receiptOf(sold, 'TB-48213');
  expect(() => startExchange(shop, sold, '1', receipt)).toThrow('This shop exchanges nothing');
  const after = paid(clothes, clothesWorld, '1', 'cash');
  const old = receiptOf(after, 'LS-20817');
  expect(() => startExchange(clothes, after, '1', old)).toThrow('All that receipt LS-20817 had');
});
