import { describe, expect, it } from 'vitest';
import { basketOf, premisesOf, shopForTest } from '../testing.ts';
import type { ShopWorld } from '../world.ts';
import { placeOrder, type Wish } from './orders.ts';
import { totalOf } from './prices.ts';

const devices = shopForTest('volt-baksho');
const six: Wish = {
  name: 'Rahima',
  address: 'Sherpur Road, Bogura',
  phone: '01711-000000',
  area: 'rangpur',
  payment: 'card',
  payingNumber: '4000 0000 0000 0002',
  months: 6,
  slot: null,
};
const newest = ({ orders }: ShopWorld) => {
  const [order] = orders;
  if (!order) throw new Error('nothing is ordered');
  return order;
};

describe('instalments', () => {
  const premises = premisesOf(devices);
  const least = (sum: number) => ({
    ...devices,
    checkout: { ...devices.checkout, instalments: { months: [6], least: sum, banks: [] } },
  });

  it('begin at a sum, that one included', () => {
    const bag = basketOf(devices, 'batash-12');
    const order = newest(placeOrder(premises, bag, six));
    expect(order.months).toBe(6);
    const total = totalOf(order);
    expect(newest(placeOrder(premisesOf(least(total)), bag, six)).months).toBe(6);
    expect(() => placeOrder(premisesOf(least(total + 1)), bag, six)).toThrow(/higher/);
    const little = () => placeOrder(premises, basketOf(devices, 'tuntuni-2'), six);
    expect(little).toThrow(/higher/);
    expect(little).toThrow(expect.objectContaining({ field: 'months' }));
  });

  it('are those that are offered, by card', () => {
    const bag = basketOf(devices, 'batash-12');
    expect(() => placeOrder(premises, bag, { ...six, months: 5 })).toThrow(/so many months/);
    const byPhone = { ...six, payment: 'bkash', payingNumber: '01200-000000' };
    expect(() => placeOrder(premises, bag, byPhone)).toThrow(/so many months/);
  });
});
