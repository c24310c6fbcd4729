import { describe, expect, it } from 'vitest';
import { money } from '../../../words/taka.ts';
import { house, withBatches } from '../testing.ts';
import { claimOn, costOf, neededFrom, sendOrder } from './orders.ts';
import { takeOrderIn } from './receiving.ts';
import { sendTransfer, takeTransferIn } from './transfers.ts';

const { pharmacy, world } = house;
const send = (asked: Readonly<Record<string, number>>, withClaim = false, before = world) =>
  sendOrder(pharmacy, before, { company: 'meghna', asked, withClaim });
const onOrder = (of = world) => neededFrom(pharmacy, of, 'meghna').map((one) => one.onOrder);

describe('an order', () => {
  it('is of last month’s sales less the stock, and claims what has expired', () => {
    const needed = neededFrom(pharmacy, world, 'meghna');
    const all = Object.fromEntries(needed.map(({ medicine, ask }) => [medicine.id, ask]));
    const sent = send(all, true);
    const [order] = sent.orders;
    expect(order?.lines.map(({ packs }) => packs)).toEqual([430, 760, 60, 840]);
    expect(order && money(costOf(order.lines), 'en')).toBe('৳\u00A099,560');
    expect(order?.claim).toMatchObject({ amount: 112_000, taken: [{}, {}] });
    expect(claimOn(pharmacy, sent, 'meghna').batches).toEqual([]);
    const asks = (of = world) => neededFrom(pharmacy, of, 'meghna').map(({ ask }) => ask);
    expect(asks(sent)).toEqual([0, 0, 0, 0]);
    expect(asks(send({ 'chapnami-5': 500 }))).toEqual([0, 760, 60, 840]);
  });

  it('is the same while goods are on their way between the branches', () => {
    const at = world.batches.filter(
      ({ medicine, pieces }) => medicine === 'chapnami-5' && pieces >= 10,
    );
    const [batch] = at;
    const to = pharmacy.data.branches.find(({ id }) => id !== batch?.branch)?.id;
    if (!batch || to === undefined) throw new Error('nothing to send');
    const { medicine, number, branch } = batch;
    const sending = sendTransfer(pharmacy, world, { medicine, number, branch, to, packs: 1 });
    expect(neededFrom(pharmacy, sending, 'meghna')).toEqual(neededFrom(pharmacy, world, 'meghna'));
    const there = takeTransferIn(pharmacy, sending, sending.transfers[0]?.id ?? 0);
    expect(neededFrom(pharmacy, there, 'meghna')).toEqual(neededFrom(pharmacy, world, 'meghna'));
  });

  it('is of the medicines of its company', () => {
    const { orders } = send({ 'chapnami-5': 2, 'jibanubir-500': 3, 'nilsagor-ors': 0.5 });
    expect(orders[0]?.lines).toEqual([{ medicine: 'chapnami-5', packs: 2, cost: 5200 }]);
  });

  it('is refused where it asks for nothing', () => {
    expect(() => send({})).toThrow('Nothing is to be ordered');
    expect(() => send({ 'chapnami-5': 0 })).toThrow('Nothing is to be ordered');
  });

  it.each([Number.NaN, 1.5, -1])('is refused with %d packs of one medicine', (packs) => {
    expect(() => send({ 'chapnami-5': packs, 'mishtikom-500': 3 })).toThrow('whole numbers');
  });

  it('is counted, medicine by medicine, until it has come', () => {
    const first = send({ 'mishtikom-500': 7 });
    const second = send({ 'mishtikom-500': 3, 'chapnami-5': 5 }, false, first);
    expect(second.orders.map(({ number }) => number)).toEqual([312, 311]);
    expect(onOrder(second)).toEqual([5, 10, 0, 0]);
    const came = {
      medicine: 'mishtikom-500',
      packs: 7,
      number: 'MK300',
      expires: '2028-05-31',
      cost: 4000,
    };
    expect(onOrder(takeOrderIn(pharmacy, second, 311, [came]))).toEqual([5, 3, 0, 0]);
  });
});

describe('a claim', () => {
  const claim = (of = world) => claimOn(pharmacy, of, 'meghna');

  it('is of what is past its date, with the cost of its packs', () => {
    expect(claim()).toMatchObject({ packs: 8 + 10, amount: 8 * 4000 + 10 * 8000 });
    const opened = withBatches(world, 'mishtikom-500', (one) =>
      one.number === 'MK081' ? { ...one, pieces: 75 } : one,
    );
    expect(claim(opened)).toMatchObject({ packs: 8 + 10, amount: 7.5 * 4000 + 10 * 8000 });
  });

  it('is of what is still there', () => {
    const sold = withBatches(world, 'raktashanti-50', (one) => ({ ...one, pieces: 0 }));
    expect(claim(sold).batches.map(({ number }) => number)).toEqual(['MK081']);
  });

  it('is sent where it is wanted and something has expired', () => {
    const asked = { 'chapnami-5': 1 };
    expect(send(asked).orders[0]?.claim).toBeNull();
    const claimed = send(asked, true);
    expect(claimed.batches).toHaveLength(world.batches.length - 2);
    expect(send(asked, true, claimed).orders[0]?.claim).toBeNull();
  });
});
