import { expect, it } from 'vitest';
import { check } from '../../../test/checks/pharmacy.ts';
import {
  type Choosing,
  holdThroughRandomSteps,
  type RandomStep,
} from '../../../test/random-steps.ts';
import { dataOn, demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { dayOf } from '../../words/days.ts';
import { beginPharmacy } from './begin.ts';
import { methods, type PharmacyData } from './data.ts';
import { pharmacySchema } from './schema.ts';
import { sendOrder } from './steps/orders.ts';
import { takeOrderIn } from './steps/receiving.ts';
import { cancelBill, putOnBill, sell } from './steps/sale.ts';
import { proposals, sendTransfer, takeTransferIn } from './steps/transfers.ts';
import type { PharmacyWorld } from './world.ts';
import { worldSchema } from './world-schema.ts';

type Step = RandomStep<PharmacyData, PharmacyWorld>;

const counts = [1, 2, 5, 40, 0, 5000, -1, 1.5, Number.NaN];
const branchIn = ({ branches }: PharmacyData, { oneOf }: Choosing) => oneOf(branches).id;

const steps: Readonly<Record<string, Step>> = {
  putOnBill: (premises, world, choose) => {
    const medicine = choose.oneOf(premises.data.medicines);
    return putOnBill(premises, world, {
      branch: branchIn(premises.data, choose),
      medicine: medicine.id,
      unit: choose.oneOf(medicine.packs).unit,
      count: choose.oneOf(counts),
    });
  },
  cancelBill: (premises, world, choose) =>
    cancelBill(premises, world, choose.oneOf(world.bills).number),
  sell: (premises, world, choose) =>
    sell(premises, world, {
      branch: branchIn(premises.data, choose),
      given: choose.oneOf([undefined, 100_000, 5_000_000, 3037, 20, -100, 0.5, Number.NaN]),
      method: choose.oneOf(methods),
      doctor: choose.oneOf(['Dr Nasrin Sultana', '', ' ']),
    }),
  sendTransfer: (premises, world, choose) => {
    const { medicine, number, branch } = choose.oneOf(world.batches);
    const to = branchIn(premises.data, choose);
    return sendTransfer(premises, world, {
      medicine,
      number,
      branch,
      to,
      packs: choose.oneOf(counts),
    });
  },
  sendProposal: (premises, world, choose) =>
    sendTransfer(premises, world, choose.oneOf(proposals(premises, world))),
  takeTransferIn: (premises, world, choose) =>
    takeTransferIn(premises, world, choose.oneOf([...world.transfers, { id: 0 }]).id),
  sendOrder: (premises, world, choose) => {
    const company = choose.oneOf(premises.data.companies).id;
    const asked = Object.fromEntries(
      premises.data.medicines.map(({ id }) => [id, choose.oneOf([10, 0, 430, 10, 0])]),
    );
    const spoilt = choose.oneOf([{}, {}, { [premises.data.medicines[0]?.id ?? '']: 1.5 }]);
    return sendOrder(premises, world, {
      company,
      asked: { ...asked, ...spoilt },
      withClaim: choose.maybe(),
    });
  },
  takeOrderIn: (premises, world, choose) => {
    const order = choose.oneOf(world.orders);
    const expiry = choose.oneOf([400, 700, 30, -1, Number.NaN]);
    const came = order.lines.map(({ medicine, packs, cost }) => ({
      medicine,
      packs: choose.oneOf([packs, packs, Math.floor(packs / 2), 0, packs + 1, Number.NaN]),
      number: choose.oneOf(['N100', 'n101', 'CN210', '']),
      expires: Number.isNaN(expiry) ? '' : dayOf(premises.today, expiry),
      cost: choose.oneOf([cost, cost + 50, 0]),
    }));
    return takeOrderIn(premises, world, order.number, came);
  },
};

it.each(demosOfEngine('pharmacy'))('%s adds up whatever its staff do', (name) => {
  const data = demoData(name, pharmacySchema);
  holdThroughRandomSteps(
    { data, begin: beginPharmacy, check, schema: worldSchema, steps },
    { runs: 30, mostSteps: 20 },
  );
});

it('says what does not add up', () => {
  const data = dataOn('bori-baksho', pharmacySchema);
  const world = beginPharmacy(data);
  const now = new Date(2026, 10, 22, 12);
  const [batch] = world.batches;
  if (!batch) throw new Error('no batch');
  const lost = {
    ...world,
    batches: [{ ...batch, pieces: batch.pieces - 1 }, ...world.batches.slice(1)],
  };
  expect(check(data, lost, now)).toEqual(['febron-500: 1839 of 1840 pieces are found']);
  const twice = { ...world, batches: [...world.batches, { ...batch, pieces: 0 }] };
  expect(check(data, twice, now)).toEqual(['batch febron-500 F2207 charpara is there twice']);
});
