import { describe, expect, it } from 'vitest';
import { begun, paid, premisesOf, receiptOf } from '../testing.ts';
import { counterOf, type TillWorld } from '../world.ts';
import { clearBill, putOnBill, setCustomer, setQuantity, setSite } from './bill.ts';
import { giveBack, returnable, startExchange } from './exchange.ts';
import { sumOf } from './totals.ts';

const clothes = premisesOf('lal-sutli');
const free = clearBill(clothes, begun(clothes), '1');
const shawlAndThreePiece = receiptOf(free, 'LS-20836');
const billOf = (world: TillWorld) => counterOf(world, '1').bill;

/** A shop that exchanges as the clothes shop does. */
const exchanging = (name: string) => {
  const premises = premisesOf(name);
  return { ...premises, data: { ...premises.data, exchangeDays: 15 } };
};

describe('what can still come back of a receipt', () => {
  it('is not less by what came back of another one', () => {
    const sold = paid(clothes, putOnBill(clothes, free, '1', 'shawl', 1000), '1', 'cash');
    const [sale] = sold.sales;
    if (!sale) throw new Error('nothing was sold');
    const after = startExchange(clothes, sold, '1', sale);
    expect(billOf(after).back).toEqual([{ item: 'shawl', price: 185_000 }]);
    expect(returnable(after, shawlAndThreePiece)).toEqual([1, 1]);
  });

  it('may come another day', () => {
    const begunNow = startExchange(clothes, free, '1', shawlAndThreePiece);
    const swapped = putOnBill(clothes, giveBack(clothes, begunNow, '1', 1), '1', 'shawl', 1000);
    const after = paid(clothes, swapped, '1', 'cash');
    expect(returnable(after, shawlAndThreePiece)).toEqual([1, 0]);
    expect(billOf(startExchange(clothes, after, '1', shawlAndThreePiece)).back).toEqual([
      { item: 'three-piece-kadam/teal/m', price: 256_500 },
    ]);
  });

  it('comes back for what was paid for it, piece by piece', () => {
    const ended = { ...free, offers: [] };
    const old = startExchange(clothes, ended, '1', shawlAndThreePiece);
    const size = 'three-piece-kadam/teal/l';
    const back = putOnBill(clothes, giveBack(clothes, old, '1', 0), '1', size, 3000);
    const sold = paid(clothes, back, '1', 'cash');
    const [sale] = sold.sales;
    if (!sale) throw new Error('nothing was sold');
    const dear = giveBack(clothes, startExchange(clothes, sold, '1', sale), '1', 1);
    expect(returnable(dear, sale)).toEqual([1, 1]);
    const both = giveBack(clothes, dear, '1', 1);
    expect(() => giveBack(clothes, both, '1', 1)).toThrow('has come back already');
    const all = giveBack(clothes, both, '1', 0);
    expect(billOf(all).back.map(({ price }) => price)).toEqual([285_000, 285_000, 256_500]);
  });

  it('is counted line by line, where all lines cost the same', () => {
    const sizes = ['panjabi-hijol/green/40', 'panjabi-hijol/ash/40'];
    const two = startExchange(clothes, free, '1', receiptOf(free, 'LS-20829'));
    const back = giveBack(clothes, two, '1', 0);
    const put = sizes.reduce((world, size) => putOnBill(clothes, world, '1', size, 2000), back);
    const sold = paid(clothes, put, '1', 'cash');
    const [sale] = sold.sales;
    if (!sale) throw new Error('nothing was sold');
    const begunNow = startExchange(clothes, sold, '1', sale);
    expect(returnable(begunNow, sale)).toEqual([1, 1, 2]);
    const ash = giveBack(clothes, begunNow, '1', 2);
    expect(returnable(ash, sale)).toEqual([1, 1, 1]);
    const green = giveBack(clothes, giveBack(clothes, ash, '1', 0), '1', 1);
    expect(returnable(green, sale)).toEqual([0, 0, 1]);
  });

  it('is whole pieces, nothing that was weighed', () => {
    const shop = exchanging('tinbela');
    const sold = paid(shop, begun(shop), '2', 'cash');
    const [sale] = sold.sales;
    if (!sale) throw new Error('nothing was sold');
    const weighed = sale.lines.findIndex(({ item }) => item === 'apple');
    expect(returnable(sold, sale)[weighed]).toBe(0);
    const begunNow = startExchange(shop, sold, '1', sale);
    for (const line of [weighed, 99]) {
      expect(() => giveBack(shop, begunNow, '1', line)).toThrow('Only whole pieces');
    }
  });
});

describe('an exchange is for whom the receipt was', () => {
  it('or for whoever is on the bill, if it was for nobody', () => {
    const named = setCustomer(clothes, free, '1', 'shapla');
    const nobodys = receiptOf(free, 'LS-20829');
    expect(billOf(startExchange(clothes, named, '1', nobodys)).customer).toBe('shapla');
    expect(billOf(startExchange(clothes, named, '1', shawlAndThreePiece)).customer).toBe('sumaiya');
  });

  it('and goes to the site on the bill unless that is somebody else’s', () => {
    const dealer = exchanging('loha-lokkor');
    const empty = clearBill(dealer, begun(dealer), '1');
    const soldTo = (customer: string | null) => {
      const two = putOnBill(dealer, setCustomer(dealer, empty, '1', customer), '1', 'paint', 2000);
      return paid(dealer, two, '1', 'cash');
    };
    const siteAfter = (customer: string | null) => {
      const sold = soldTo(customer);
      const [sale] = sold.sales;
      if (!sale) throw new Error('nothing was sold');
      const jashim = setCustomer(dealer, sold, '1', 'jashim');
      return billOf(startExchange(dealer, setSite(dealer, jashim, '1', 'shalgaria'), '1', sale));
    };
    expect(siteAfter('jashim').site).toBe('shalgaria');
    expect(siteAfter(null).site).toBe('shalgaria');
    expect(siteAfter('padma')).toMatchObject({ customer: 'padma', site: null });
  });
});

it('lends no old price to a second piece, and takes no discount off one', () => {
  const two = startExchange(clothes, { ...free, offers: [] }, '1', receiptOf(free, 'LS-20829'));
  const back = giveBack(clothes, giveBack(clothes, two, '1', 0), '1', 0);
  const lines = (world: TillWorld) =>
    sumOf(clothes, [], { ...billOf(world), discount: { value: 10, isPercent: true } }).lines;
  const nets = (world: TillWorld) => lines(world).map(({ quantity, net }) => [quantity, net]);
  const size = 'panjabi-hijol/green/40';
  const one = putOnBill(clothes, back, '1', size, 1000);
  expect(nets(one)).toEqual([[1000, 320_000]]);
  const other = putOnBill(clothes, one, '1', 'panjabi-hijol/ash/40', 1000);
  expect(nets(other)).toEqual([
    [1000, 320_000],
    [1000, 320_000],
  ]);
  const three = setQuantity(clothes, other, '1', size, 2000);
  expect(nets(three)).toEqual([
    [1000, 320_000],
    [1000, 320_000],
    [1000, 288_000],
  ]);
});
