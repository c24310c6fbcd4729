import { describe, it } from 'vitest';
import { checkShop, faultsOfShelves } from '../../../test/checks/shop.ts';
import {
  type Choosing,
  holdThroughRandomSteps,
  type RandomStep,
} from '../../../test/random-steps.ts';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { dayOf } from '../../words/days.ts';
import { beginShop } from './begin.ts';
import { goodOf, type ShopData, slotsOf } from './data.ts';
import { shopSchema } from './schema.ts';
import { acceptSubstitute, addToBasket, setCount } from './steps/basket.ts';
import { chooseDay, keepDraft } from './steps/delivery.ts';
import { plainLine } from './steps/lines.ts';
import { bringInstead, setRegular, setState } from './steps/order-states.ts';
import { orderAgain, placeOrder } from './steps/orders.ts';
import { addReview } from './steps/reviews.ts';
import { setStock } from './steps/stock.ts';
import { type ShopWorld, states } from './world.ts';
import { worldSchema } from './world-schema.ts';

const goodIn = (data: ShopData, { oneOf }: Choosing) => oneOf(data.goods).id;
const numberIn = ({ orders }: ShopWorld, { oneOf }: Choosing) =>
  oneOf([...orders.map(({ number }) => number), 7]);

const add: RandomStep<ShopData, ShopWorld> = (premises, world, choose) => {
  const { data } = premises;
  const good = choose.oneOf(data.goods);
  const line = plainLine(goodOf(data, good.id), choose.oneOf([1, 1, 2, 5, 0, -1, 1.5]));
  const options = good.choices.map((choice) => choose.oneOf(choice.options).id);
  const extras = good.extras.filter(() => choose.maybe());
  return addToBasket(premises, world, { ...line, options, extras });
};

const order: RandomStep<ShopData, ShopWorld> = (premises, world, choose) => {
  const { checkout } = premises.data;
  const payment = choose.oneOf([...checkout.payments, 'barter']);
  return placeOrder(premises, world, {
    name: choose.oneOf(['Rahima', 'Rahima', ' ']),
    address: choose.oneOf(['Sherpur Road, Bogura', 'Bogura', 'x']),
    phone: choose.oneOf(['+880 1711-000000', '০১৭১১০০০০০০', '', 'home']),
    area: choose.oneOf([...checkout.areas.map(({ id }) => id), 'moon']),
    payment,
    payingNumber: payment === 'card' ? '4000 0000 0000 0002' : '01200-000000',
    months: choose.oneOf([null, null, ...(checkout.instalments?.months ?? []), 5]),
    slot: choose.oneOf([...slotsOf(premises.data).map(({ id }) => id), null]),
  });
};

/** All but counting a shelf, so that what lies there follows from what was ordered. */
const orderingSteps: Readonly<Record<string, RandomStep<ShopData, ShopWorld>>> = {
  add,
  addMore: add,
  order,
  orderMore: order,
  count: (premises, world, choose) =>
    setCount(premises, world, choose.oneOf(world.basket), choose.oneOf([0, 1, 3, 2.5, -1, 999])),
  accept: (_, world, choose) => acceptSubstitute(world, choose.oneOf(world.basket), choose.maybe()),
  chooseDay: (premises, world, choose) =>
    chooseDay(premises, world, dayOf(premises.today, choose.number(-1, 50))),
  keepDraft: (_, world, choose) => keepDraft(world, { name: choose.oneOf(['', 'Rahima']) }),
  setState: (premises, world, choose) =>
    setState(
      premises,
      world,
      numberIn(world, choose),
      choose.oneOf([...states, 'cancelled' as const]),
    ),
  setRegular: (_, world, choose) => setRegular(world, numberIn(world, choose), choose.maybe()),
  bringInstead: (premises, world, choose) =>
    bringInstead(premises, world, numberIn(world, choose), goodIn(premises.data, choose)),
  again: (premises, world, choose) =>
    orderAgain(
      premises,
      world,
      numberIn(world, choose),
      choose.oneOf([undefined, goodIn(premises.data, choose)]),
    ),
  review: (premises, world, choose) =>
    addReview(premises, world, {
      good: goodIn(premises.data, choose),
      words: choose.oneOf(['Good.', ' ']),
      stars: choose.number(0, 6),
    }),
};

const steps: Readonly<Record<string, RandomStep<ShopData, ShopWorld>>> = {
  ...orderingSteps,
  setStock: (premises, world, choose) =>
    setStock(
      premises,
      world,
      goodIn(premises.data, choose),
      choose.oneOf([0, 2, 30, 0.3, -1, Number.NaN, 1e9]),
    ),
};

describe('a shop adds up after whatever its visitors do', () => {
  it.each(demosOfEngine('shop'))('%s', (name) => {
    const data = demoData(name, shopSchema);
    const shop = { data, begin: beginShop, schema: worldSchema };
    holdThroughRandomSteps({ ...shop, check: checkShop, steps }, { runs: 20, mostSteps: 20 });
    const check = (of: ShopData, world: ShopWorld, now: Date) => [
      ...checkShop(of, world),
      ...faultsOfShelves(of, world, now),
    ];
    holdThroughRandomSteps({ ...shop, check, steps: orderingSteps }, { runs: 20, mostSteps: 20 });
  });
});
