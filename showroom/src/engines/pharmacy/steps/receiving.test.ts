import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../words/days.ts';
import { house, packOf } from '../testing.ts';
import { sendOrder } from './orders.ts';
import { type Came, takeOrderIn } from './receiving.ts';
import { batchAt } from './stock.ts';

const { pharmacy, world } = house;
const came: Came = {
  medicine: 'chapnami-5',
  packs: 20,
  number: 'cn300',
  expires: '2028-05-31',
  cost: 4900,
};
const asked = { 'chapnami-5': 20, 'mishtikom-500': 30 };
const sent = sendOrder(pharmacy, world, { company: 'meghna', asked, withClaim: false });
const take = (...all: readonly Came[]) => takeOrderIn(pharmacy, sent, 311, all);
const at = (medicine: string, number: string) => ({ medicine, number, branch: 'trunk-road' });

describe('goods that come', () => {
  it('are taken in with the batch, the expiry and the price that were read from them', () => {
    const there = take(came);
    expect(there.orders[0]?.delivered).toEqual([{ ...came, number: 'CN300' }]);
    expect(batchAt(there, at('chapnami-5', 'CN300'))).toEqual({
      ...at('chapnami-5', 'CN300'),
      expires: '2028-05-31',
      pieces: 20 * packOf('chapnami-5'),
    });
    expect(takeOrderIn(pharmacy, there, 311, [came])).toBe(there);
    expect(takeOrderIn(pharmacy, sent, 7, [came])).toBe(sent);
  });

  it('are those of their line, whichever came', () => {
    const second = { ...came, medicine: 'mishtikom-500', packs: 30, number: ' MK300 ' };
    const { delivered } = take(second).orders[0] ?? {};
    expect(delivered).toEqual([{ ...second, number: 'MK300' }]);
    const [one, other] = take(second, came).orders[0]?.delivered ?? [];
    expect([one?.medicine, one?.packs]).toEqual(['chapnami-5', 20]);
    expect([other?.medicine, other?.packs]).toEqual(['mishtikom-500', 30]);
    expect(take({ ...came, packs: 0 }, second).orders[0]?.delivered).toHaveLength(1);
  });

  it('may come on their last day, and be added to a batch that is there', () => {
    expect(take({ ...came, expires: '2026-11-22' }).orders[0]?.delivered).toHaveLength(1);
    const there = take({ ...came, number: 'CN210', expires: '2027-09-18' });
    expect(batchAt(there, at('chapnami-5', 'CN210'))?.pieces).toBe(110 * packOf('chapnami-5'));
  });

  it('may have the batch number of another medicine', () => {
    const there = take({ ...came, number: 'MK102' });
    expect(batchAt(there, at('chapnami-5', 'MK102'))?.expires).toBe('2028-05-31');
    expect(batchAt(there, at('mishtikom-500', 'MK102'))?.expires).toBe(dayOf(pharmacy.today, 260));
  });
});

describe('goods that are not taken in', () => {
  it.each([
    ['more than was ordered', { packs: 21 }, 'packs', 'Of Chapnami 5, 20 packs were ordered.'],
    ['half a pack', { packs: 1.5 }, 'packs', 'whole numbers'],
    ['less than none', { packs: -1 }, 'packs', 'whole numbers'],
    ['words for a number', { packs: Number.NaN }, 'packs', 'whole numbers'],
    ['no batch', { number: ' ' }, 'number', 'Write the batch'],
    ['a sentence for a batch', { number: 'see CN300' }, 'number', 'Write the batch'],
    ['a remark behind the batch', { number: 'CN300 (new)' }, 'number', 'Write the batch'],
    ['no expiry', { expires: '' }, 'expires', 'Choose the expiry'],
    ['a batch past its date', { expires: '2026-11-21' }, 'expires', 'Send Chapnami 5 back.'],
    ['an expiry that its batch has not', { number: 'CN210' }, 'expires', 'Batch CN210 is in stock'],
    ['no price', { cost: Number.NaN }, 'cost', 'Write the amount'],
    ['a price of nothing', { cost: 0 }, 'cost', 'Write the amount'],
  ])('have %s', (_, wrong, field, message) => {
    const step = () => take({ ...came, ...wrong });
    expect(step).toThrow(message);
    expect(step).toThrow(expect.objectContaining({ field: `${field} chapnami-5` }));
  });

  it('are none at all', () => {
    expect(() => take({ ...came, packs: 0 })).toThrow('Nothing came yet');
    expect(() => take()).toThrow(expect.objectContaining({ field: undefined }));
  });
});
