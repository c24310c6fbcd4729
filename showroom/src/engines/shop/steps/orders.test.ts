import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { beginShop } from '../begin.ts';
import { goodOf } from '../data.ts';
import { basketOf, emptyShop, morning, premisesOf, shopForTest } from '../testing.ts';
import { leftOf, type ShopWorld } from '../world.ts';
import { addToBasket } from './basket.ts';
import { chooseDay } from './delivery.ts';
import { plainLine } from './lines.ts';
import { setRegular, setState } from './order-states.ts';
import { placeOrder, type Wish } from './orders.ts';
import { restOf } from './prices.ts';
import { setStock } from './stock.ts';

const sarees = shopForTest('megh-maku');
const grocer = shopForTest('jhuribhora');
const devices = shopForTest('volt-baksho');
const furniture = shopForTest('kathchapa');

const wish: Wish = {
  name: 'Rahima',
  address: 'Sherpur Road, Bogura',
  phone: '+880 1711-000000',
  area: 'dhaka',
  payment: 'bkash',
  payingNumber: '01200-000000',
  months: null,
  slot: null,
};
const card = { payment: 'card', payingNumber: '\u200b4000 ００００ 0000 0002' };
const newest = ({ orders }: ShopWorld) => {
  const [order] = orders;
  if (!order) throw new Error('nothing is ordered');
  return order;
};
/** The field that a step was refused for. */
const fieldOf = (step: () => unknown): string | undefined => {
  try {
    step();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.field;
    throw thrown;
  }
  throw new Error('it was not refused');
};

describe('an order', () => {
  const premises = premisesOf(sarees);
  const bag = basketOf(sarees, 'khadi-stripe');

  it('takes its goods from the shelf, and cancelled puts them back', () => {
    const placed = placeOrder(premises, basketOf(sarees, 'cotton-check', 3), wish);
    expect(leftOf(placed, 'cotton-check')).toBe(6);
    expect(placed.basket).toEqual([]);
    const { number } = newest(placed);
    const cancelled = setState(premises, placed, number, 'cancelled');
    expect(leftOf(cancelled, 'cotton-check')).toBe(9);
    expect(() => setState(premises, cancelled, number, 'new')).toThrow(/stays cancelled/);
    expect(restOf(newest(cancelled))).toBe(0);
    expect(newest(setRegular(cancelled, number, true)).isRegular).toBe(false);
  });

  it('is refused empty, and when another tab has sold the last one', () => {
    expect(() => placeOrder(premises, emptyShop(sarees), wish)).toThrow(/empty/);
    const world = basketOf(sarees, 'jamdani-maroon');
    const sold = setStock(premises, world, 'jamdani-maroon', 0);
    expect(() => placeOrder(premises, sold, wish)).toThrow(/no more/);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ address: ' ' }, 'address'],
    [{ address: 'x' }, 'address'],
    [{ address: 'Rd 5' }, 'address'],
    [{ payment: 'barter' }, 'payment'],
    [{ payment: 'cash', phone: '' }, 'phone'],
    [{ payment: 'cash', phone: 'home' }, 'phone'],
    [{ phone: '0171' }, 'phone'],
    [{ payingNumber: '017' }, 'bkash'],
    [{ ...card, payingNumber: '4000' }, 'card'],
    [{ area: 'moon' }, 'area'],
    [{ ...card, months: 6 }, 'months'],
  ])('is refused with %j', (part, field) => {
    expect(fieldOf(() => placeOrder(premises, bag, { ...wish, ...part }))).toBe(field);
  });

  it('keeps the number to call as it is dialled, and does without one when it is paid', () => {
    for (const phone of ['+880 1711-000000', '০১৭১১০০০০০০', '01711 000 000']) {
      const order = newest(placeOrder(premises, bag, { ...wish, payment: 'cash', phone }));
      expect(order.phone).toBe('01711000000');
    }
    expect(newest(placeOrder(premises, bag, { ...wish, phone: '' })).phone).toBeNull();
    expect(newest(placeOrder(premises, bag, { ...wish, address: 'বগুড়া' })).address).toBe('বগুড়া');
  });

  it('keeps no number that was paid with', () => {
    const after = placeOrder(premises, bag, { ...wish, ...card });
    expect(JSON.stringify(after)).not.toMatch(/4000/);
  });

  it('in cash is due when it comes, by bKash paid at once, of furniture half', () => {
    const cash = placeOrder(premises, bag, { ...wish, payment: 'cash' });
    expect(restOf(newest(cash))).toBe(2100 + 80);
    const come = setState(premises, cash, newest(cash).number, 'delivered');
    expect(restOf(newest(come))).toBe(0);
    expect(() => setState(premises, come, newest(come).number, 'cancelled')).toThrow(/delivered/);
    expect(restOf(newest(placeOrder(premises, bag, wish)))).toBe(0);
    const made = premisesOf(furniture);
    const day = chooseDay(made, basketOf(furniture, 'shuktara-bed'), dayOf(made.today, 28));
    expect(restOf(newest(placeOrder(made, day, wish)))).toBe(34250);
  });

  it('of the beginning charges the delivery that the rules give', () => {
    const fees = (shop: typeof sarees) =>
      beginShop(shop, morning).orders.map(({ number, delivery }) => [number, delivery]);
    expect(fees(sarees)).toEqual([
      [1043, 80],
      [1042, 130],
      [1041, 130],
    ]);
    expect(fees(grocer).at(-1)).toEqual([1041, 50]);
    expect(fees(devices)).toEqual([
      [1043, 60],
      [1042, 100],
      [1041, 180],
    ]);
  });
});

it('what was chosen and added stays with the order', () => {
  const saree = plainLine(goodOf(sarees, 'maroon-half-silk'));
  const line = { ...saree, extras: ['gift'] };
  const world = addToBasket(premisesOf(sarees), emptyShop(sarees), line);
  const [held] = newest(placeOrder(premisesOf(sarees), world, wish)).lines;
  expect(held).toMatchObject({ extras: ['gift'], price: 4850 + 80 });
});

it('a day is kept as it was chosen', () => {
  const made = premisesOf(furniture);
  const world = chooseDay(made, basketOf(furniture, 'boi-shelf'), dayOf(made.today, 28));
  expect(newest(placeOrder(made, world, wish)).due).toBe(dayOf(made.today, 28));
});
