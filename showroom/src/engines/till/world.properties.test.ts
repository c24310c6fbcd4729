import { it } from 'vitest';
import { check } from '../../../test/checks/till.ts';
import { faultsOfShelves } from '../../../test/checks/till-stock.ts';
import { holdThroughRandomSteps, type RandomStep } from '../../../test/random-steps.ts';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { dayOf } from '../../words/days.ts';
import { beginTill } from './begin.ts';
import { itemsOf, meansOfPaying, type TillData } from './data.ts';
import { tillSchema } from './schema.ts';
import {
  clearBill,
  putOnBill,
  setCustomer,
  setDiscount,
  setQuantity,
  setSite,
} from './steps/bill.ts';
import { cancelSale } from './steps/cancel.ts';
import { closeDrawer, notes, openDrawer } from './steps/drawer.ts';
import { collect } from './steps/dues.ts';
import { giveBack, startExchange } from './steps/exchange.ts';
import { setOffer, setReceiver, setStock } from './steps/office.ts';
import { givePartsBack, pay } from './steps/payment.ts';
import { counterOf, type TillWorld } from './world.ts';
import { worldSchema } from './world-schema.ts';

type Step = RandomStep<TillData, TillWorld>;
type Choose = Parameters<Step>[2];

/** Two counters of several, so that they meet in what they sell. */
const at = (data: TillData, choose: Choose) => choose.oneOf(data.counters.slice(0, 2)).id;
const quantities = [1000, 1000, 1000, 2000, 5000, 1250, 0, 0, -1000, 250_000, Number.NaN];
const amounts = [50, 300, 400, 500, 1, 0, -5, 1.5, 20_000, Number.NaN];

const put: Step = (premises, world, choose) =>
  putOnBill(
    premises,
    world,
    at(premises.data, choose),
    choose.oneOf([...itemsOf(premises.data).keys()].slice(0, 12)),
    choose.oneOf(quantities),
  );

const payAll: Step = (premises, world, choose) =>
  pay(premises, world, at(premises.data, choose), choose.oneOf(meansOfPaying), undefined);

/** All but counting a shelf, so that what lies there follows from what was sold. */
const sellingSteps: Readonly<Record<string, Step>> = {
  put,
  'put once more': put,
  'set how much'(premises, world, choose) {
    const counter = at(premises.data, choose);
    const { item } = choose.oneOf(counterOf(world, counter).bill.lines);
    return setQuantity(premises, world, counter, item, choose.oneOf(quantities));
  },
  'say whose': (premises, world, choose) =>
    setCustomer(
      premises,
      world,
      at(premises.data, choose),
      choose.oneOf([null, ...premises.data.customers.slice(0, 2).map(({ id }) => id)]),
    ),
  'say where': (premises, world, choose) =>
    setSite(
      premises,
      world,
      at(premises.data, choose),
      choose.oneOf([
        null,
        ...premises.data.customers.flatMap(({ sites }) => sites.map(({ id }) => id)),
      ]),
    ),
  clear: (premises, world, choose) => clearBill(premises, world, at(premises.data, choose)),
  discount: (premises, world, choose) =>
    setDiscount(
      premises,
      world,
      at(premises.data, choose),
      choose.oneOf(['5%', '10%', '110', '100', '60', '90%', '-5', 'x']),
    ),
  exchange: (premises, world, choose) =>
    startExchange(premises, world, at(premises.data, choose), choose.oneOf(world.sales)),
  'bring back': (premises, world, choose) =>
    giveBack(premises, world, at(premises.data, choose), choose.number(0, 3)),
  'pay all': payAll,
  'pay all once more': payAll,
  'pay some': (premises, world, choose) =>
    pay(
      premises,
      world,
      at(premises.data, choose),
      choose.oneOf(meansOfPaying),
      choose.oneOf(amounts),
    ),
  'cancel a receipt': (premises, world, choose) =>
    cancelSale(premises, world, choose.oneOf(world.sales.slice(0, 4)).number),
  'give parts back': (premises, world, choose) =>
    givePartsBack(premises, world, at(premises.data, choose)),
  collect: (premises, world, choose) =>
    collect(
      premises,
      world,
      at(premises.data, choose),
      choose.oneOf(premises.data.customers).id,
      choose.oneOf(amounts),
      choose.maybe() ? 'cash' : 'bkash',
    ),
  'close the drawer': (premises, world, choose) =>
    closeDrawer(
      premises,
      world,
      at(premises.data, choose),
      notes.map(() => choose.oneOf([null, 0, 2, 7])),
    ),
  'open the drawer': (premises, world, choose) =>
    openDrawer(premises, world, at(premises.data, choose), choose.oneOf([0, 2000, ...amounts])),
  'set an offer': (premises, world, choose) =>
    setOffer(premises, world, {
      id: choose.oneOf(world.offers).id,
      percent: choose.number(-1, 95),
      from: dayOf(premises.today, choose.number(-5, 5)),
      to: choose.oneOf([dayOf(premises.today, choose.number(-5, 5)), '2026-02-31', '']),
    }),
  'sign a challan': (premises, world, choose) =>
    setReceiver(premises, world, choose.oneOf(world.sales).number, choose.oneOf(['Karim', ' '])),
};

const steps: Readonly<Record<string, Step>> = {
  ...sellingSteps,
  'count a shelf': (premises, world, choose) =>
    setStock(
      premises,
      world,
      choose.oneOf([...itemsOf(premises.data).keys()]),
      choose.oneOf(['0', '3', '2,5', '১২', '-1', 'x', '']),
    ),
};

for (const name of demosOfEngine('till')) {
  it(`${name} adds up through random steps`, () => {
    const data = demoData(name, tillSchema);
    const till = { data, begin: beginTill, schema: worldSchema };
    holdThroughRandomSteps(
      {
        ...till,
        check: (of, world, now) => [...check(of, world, now), ...faultsOfShelves(of, world)],
        steps: sellingSteps,
      },
      { runs: 30, mostSteps: 30 },
    );
    holdThroughRandomSteps({ ...till, check, steps }, { runs: 30, mostSteps: 30 });
  });
}
