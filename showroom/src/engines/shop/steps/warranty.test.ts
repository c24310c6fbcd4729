import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../words/days.ts';
import { beginShop } from '../begin.ts';
import { morning, premisesOf, shopForTest } from '../testing.ts';
import { setState } from './order-states.ts';
import { findWarranty, serialsOf } from './warranty.ts';

const devices = shopForTest('volt-baksho');
const premises = premisesOf(devices);
const world = beginShop(devices, morning);
const numberOf = (state: string) => {
  const order = world.orders.find((one) => one.state === state);
  if (!order) throw new Error(`no order is ${state}`);
  return order.number;
};

describe('a warranty', () => {
  it('is found by serial number or IMEI, however it is typed', () => {
    expect(findWarranty(world, devices, 'VB-1036-4471')).toEqual({
      is: 'known',
      good: 'batash-12',
      day: dayOf(morning, -121),
      months: 6,
    });
    expect(findWarranty(world, devices, 'vb 1036 4471')).toMatchObject({ good: 'batash-12' });
    expect(findWarranty(world, devices, '35-678910-452371-5')).toMatchObject({ good: 'doyel-7' });
  });

  it('of what was sold without one has lasted no month', () => {
    const goods = devices.goods.map((good) => ({ ...good, warranty: undefined }));
    const found = findWarranty(world, { ...devices, goods }, 'VB-1036-4471');
    expect(found).toMatchObject({ is: 'known', months: 0 });
  });

  it('is asked for by a number', () => {
    for (const text of ['', '  ', ' - '])
      expect(findWarranty(world, devices, text).is).toBe('empty');
  });

  it('begins on the day of delivery', () => {
    const own = world.orders.filter(({ isOwn, state }) => isOwn && state === 'delivered');
    const bought = own.flatMap((order) => serialsOf(devices, order));
    expect(bought.map(({ good }) => good)).toEqual(['batash-12', 'batash-12']);
    for (const { serial } of bought) {
      expect(findWarranty(world, devices, serial)).toMatchObject({
        is: 'known',
        day: dayOf(morning, -6),
      });
    }
    const come = setState(premises, world, numberOf('sent'), 'delivered');
    const { serial = '' } = come.sold.at(-1) ?? {};
    expect(findWarranty(come, devices, serial)).toMatchObject({
      good: 'doyel-7',
      day: dayOf(morning),
      months: 12,
    });
  });
});

describe('a number that nothing was sold with', () => {
  it.each([
    '490154203237518',
    '356938035643809',
    '352099001761481',
    '860732040000017',
    '356938035600080',
  ])('%s is unknown, and with another last digit no IMEI', (imei) => {
    expect(findWarranty(world, devices, imei).is).toBe('unknown');
    const last = Number(imei.at(-1));
    const wrong = `${imei.slice(0, -1)}${(last + 1) % 10}`;
    expect(findWarranty(world, devices, wrong).is).toBe('noImei');
  });

  it('is held to be an IMEI with fifteen digits alone', () => {
    for (const text of ['VB-0', '49015420323751', '4901542032375170', 'V490154203237517']) {
      expect(findWarranty(world, devices, text).is).toBe('unknown');
    }
  });
});

describe('what an order brings', () => {
  const lines = (goods: readonly (readonly [good: string, count: number])[]) =>
    goods.map(([good, count]) => ({
      good,
      count,
      options: [],
      extras: [],
      substitute: false,
      price: 1,
      instead: null,
    }));
  const serials = (number: number, ...goods: (readonly [string, number])[]) =>
    serialsOf(devices, { number, lines: lines(goods) }).map(({ serial }) => serial);

  it('has a serial number for each piece, with the order in it', () => {
    const all = serials(1050, ['batash-12', 11], ['joar-800', 1]);
    expect(new Set(all).size).toBe(12);
    for (const serial of all) expect(serial).toMatch(/^VB1050\d{4}$/);
  });

  it('has an IMEI where it is a phone, another one in each order', () => {
    const [first = ''] = serials(1050, ['doyel-7', 1]);
    const [second = ''] = serials(1051, ['doyel-7', 1]);
    for (const imei of [first, second]) {
      expect(imei).toMatch(/^35\d{13}$/);
      expect(findWarranty(world, devices, imei).is).toBe('unknown');
    }
    expect(first).not.toBe(second);
  });

  it('has none where the good has no warranty', () => {
    const grocer = shopForTest('jhuribhora');
    expect(serialsOf(grocer, { number: 1050, lines: lines([['bread', 2]]) })).toEqual([]);
  });
});
