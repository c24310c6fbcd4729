import { expect, it } from 'vitest';
import { begun, paid, premisesOf } from '../testing.ts';
import { counterOf } from '../world.ts';
import { clearBill, putOnBill } from './bill.ts';
import { cancelSale } from './cancel.ts';
import { cashIn, closeDrawer, notes, takingsOf } from './drawer.ts';
import { collect, dueOf } from './dues.ts';
import { startExchange } from './exchange.ts';
import { setReceiver } from './office.ts';

const store = premisesOf('tinbela');
const before = begun(store);
const at = '2';
const sold = paid(store, before, at, 'cash');
const number = sold.sales[0]?.number ?? '';

it('takes a receipt back with its goods, its money and its points, and keeps its number', () => {
  const after = cancelSale(store, sold, number);
  expect(after.stock).toEqual(before.stock);
  expect(after.members).toEqual(before.members);
  expect(after.nextNumber).toBe(sold.nextNumber);
  expect(cashIn(after, counterOf(after, at))).toBe(cashIn(before, counterOf(before, at)));
  expect(takingsOf(after, store.today)).toEqual(takingsOf(before, store.today));
  expect(() => cancelSale(store, after, number)).toThrow('already');
});

it('stays once its drawer is counted', () => {
  const counted = closeDrawer(
    store,
    sold,
    at,
    notes.map(() => 1),
  );
  expect(() => cancelSale(store, counted, number)).toThrow('counted since');
  const old = before.sales.at(-1)?.number ?? '';
  expect(() => cancelSale(store, sold, old)).toThrow('counted since');
});

it('frees what was put on account, unless that is paid by now', () => {
  const shop = premisesOf('loha-lokkor');
  const first = begun(shop);
  const onAccount = paid(shop, first, '1', 'due');
  const [sale] = onAccount.sales;
  const due = dueOf(first, 'jashim');
  expect(dueOf(onAccount, 'jashim')).toBe(due + (sale?.total ?? 0));
  const after = cancelSale(shop, onAccount, sale?.number ?? '');
  expect(dueOf(after, 'jashim')).toBe(due);
  const cleared = collect(
    shop,
    onAccount,
    '1',
    'jashim',
    dueOf(onAccount, 'jashim') / 100,
    'bkash',
  );
  expect(() => cancelSale(shop, cleared, sale?.number ?? '')).toThrow('followed');
});

it('is not exchanged any more, and stays once it was', () => {
  const shop = premisesOf('lal-sutli');
  const made = paid(shop, begun(shop), '1', 'cash');
  const [sale] = made.sales;
  if (!sale) throw new Error('nothing is sold');
  const cancelled = cancelSale(shop, made, sale.number);
  const [gone = sale] = cancelled.sales;
  expect(() => startExchange(shop, cancelled, '1', gone)).toThrow('come back');
  const exchanging = startExchange(shop, made, '1', sale);
  expect(() => cancelSale(shop, exchanging, sale.number)).toThrow('followed');
});

it('is cancelled once the exchange that followed from it is', () => {
  const shop = premisesOf('lal-sutli');
  const free = clearBill(shop, begun(shop), '1');
  const sold = paid(shop, putOnBill(shop, free, '1', 'shawl', 1000), '1', 'cash');
  const [sale] = sold.sales;
  if (!sale) throw new Error('nothing is sold');
  const back = putOnBill(shop, startExchange(shop, sold, '1', sale), '1', 'shawl', 1000);
  const exchanged = paid(shop, back, '1', 'cash');
  expect(() => cancelSale(shop, exchanged, sale.number)).toThrow('followed');
  const undone = cancelSale(shop, exchanged, exchanged.sales[0]?.number ?? '');
  expect(cancelSale(shop, undone, sale.number).stock).toEqual(free.stock);
});

it('stays once its goods are signed for at the site, and is not signed for once it is cancelled', () => {
  const shop = premisesOf('loha-lokkor');
  const sent = paid(shop, begun(shop), '1', 'due');
  const number = sent.sales[0]?.number ?? '';
  const signed = setReceiver(shop, sent, number, 'Karim');
  expect(() => cancelSale(shop, signed, number)).toThrow('signature');
  const cancelled = cancelSale(shop, sent, number);
  expect(() => setReceiver(shop, cancelled, number, 'Karim')).toThrow('cancelled already');
});
