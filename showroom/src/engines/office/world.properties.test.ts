import { expect, it } from 'vitest';
import { checkOffice } from '../../../test/checks/office.ts';
import {
  type Choosing,
  holdThroughRandomSteps,
  type RandomStep,
} from '../../../test/random-steps.ts';
import { dataOn, demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { sitDown } from '../../ui/sit-down.ts';
import { dayOf } from '../../words/days.ts';
import { beginOffice } from './begin.ts';
import type { ImportsDesk, MillDesk, OfficeData } from './data.ts';
import { officeSchema } from './schema.ts';
import { receiveCheque, receivePayment, settleCheque } from './steps/dues.ts';
import { issueBales, weighShift, weighWaste } from './steps/mill.ts';
import { decide, deliver, placeOrder } from './steps/orders.ts';
import { receive, setCosts } from './steps/shipments.ts';
import { moveStock } from './steps/stock.ts';
import { type OfficeWorld, worldSchema } from './world-schema.ts';

type Step = RandomStep<OfficeData, OfficeWorld>;

/** Sensible quantities and foolish ones. */
const quantity = ({ oneOf, number }: Choosing, most: number): number =>
  oneOf([number(1, most), number(1, most), number(1, most), 0, -1, 1.5, Number.NaN, 10 ** 9]);
const idOf = ({ oneOf }: Choosing, items: readonly { readonly id: string }[]) => oneOf(items).id;

const common: Record<string, Step> = {
  sitDown: (premises, world, choose) =>
    sitDown(premises, world, idOf(choose, premises.data.people)),
  placeOrder: (premises, world, choose) => {
    const { buyers, stores, goods } = premises.data;
    const lines = Array.from({ length: choose.number(0, 2) }, () => ({
      good: idOf(choose, goods),
      quantity: quantity(choose, 60),
    }));
    const wish = { buyer: idOf(choose, buyers), store: idOf(choose, stores), lines };
    return placeOrder(premises, world, wish);
  },
  decide: (premises, world, choose) => {
    const { number } = choose.oneOf(world.orders);
    return decide(premises, world, number, choose.maybe() ? 'approved' : 'refused');
  },
  approve: (premises, world, choose) =>
    decide(premises, world, choose.oneOf(world.orders).number, 'approved'),
  deliver: (premises, world, choose) => deliver(premises, world, choose.oneOf(world.orders).number),
  moveStock: (premises, world, choose) => {
    const { stores, goods } = premises.data;
    return moveStock(premises, world, {
      good: idOf(choose, goods),
      from: idOf(choose, stores),
      to: idOf(choose, stores),
      quantity: quantity(choose, 90),
    });
  },
  receivePayment: (premises, world, choose) =>
    receivePayment(premises, world, {
      buyer: idOf(choose, premises.data.buyers),
      amount: quantity(choose, 400_000),
    }),
  receiveCheque: (premises, world, choose) =>
    receiveCheque(premises, world, {
      buyer: idOf(choose, premises.data.buyers),
      amount: quantity(choose, 400_000),
      number: choose.oneOf(['', '7700123', '৭৭০০১২৩', '4471902', '12 34']),
      day: dayOf(premises.today, choose.oneOf([0, 7, 30])),
    }),
  settleCheque: (premises, world, choose) =>
    settleCheque(
      premises,
      world,
      choose.oneOf(world.cheques).number,
      choose.maybe() ? 'cleared' : 'returned',
    ),
};

const importing = (desk: ImportsDesk): Record<string, Step> => ({
  setCosts: (premises, world, choose) => {
    const costs = [0, 1, 2].map(() => quantity(choose, 900_000));
    return setCosts(premises, world, desk, choose.oneOf(desk.shipments).number, costs);
  },
  receive: (premises, world, choose) => {
    const store = idOf(choose, premises.data.stores);
    return receive(premises, world, desk, choose.oneOf(desk.shipments).number, store);
  },
});

const spinning = (desk: MillDesk): Record<string, Step> => ({
  issueBales: (premises, world, choose) =>
    issueBales(premises, world, desk, choose.oneOf(desk.lots).number, quantity(choose, 60)),
  weighShift: (premises, world, choose) => weighShift(premises, world, desk, weighed(desk, choose)),
  correctShift: (premises, world, choose) =>
    weighShift(premises, world, desk, { ...weighed(desk, choose), isCorrection: true }),
  weighWaste: (premises, world, choose) =>
    weighWaste(premises, world, desk, idOf(choose, desk.sections), quantity(choose, 400)),
});

const weighed = (desk: MillDesk, choose: Choosing) => ({
  frame: idOf(choose, desk.frames),
  shift: choose.number(0, 3),
  kilos: quantity(choose, 460),
  note: choose.oneOf(['', 'Spindle tape']),
  isCorrection: false,
});

const stepsOf = ({ desk }: OfficeData): Record<string, Step> => ({
  ...common,
  ...(desk.kind === 'mill' ? spinning(desk) : importing(desk)),
});

for (const name of demosOfEngine('office')) {
  it(`${name} adds up after whatever was done`, () => {
    const data = demoData(name, officeSchema);
    holdThroughRandomSteps(
      { data, begin: beginOffice, check: checkOffice, schema: worldSchema, steps: stepsOf(data) },
      { runs: 30, mostSteps: 20 },
    );
  });
}

it('tells when stock is made from nothing, and when a shift is weighed twice', () => {
  const now = new Date(2026, 10, 22, 15);
  const house = dataOn('godhuli', officeSchema);
  const world = beginOffice(house, now);
  const more = world.stock.map((row, at) => (at === 0 ? { ...row, count: row.count + 1 } : row));
  expect(checkOffice(house, { ...world, stock: more }, now)).toHaveLength(1);
  const mill = dataOn('takli', officeSchema);
  const spun = beginOffice(mill, now);
  const twice = { ...spun, output: [...spun.output, ...spun.output.slice(0, 1)] };
  expect(checkOffice(mill, twice, now)).toContain('a shift is weighed twice');
});
