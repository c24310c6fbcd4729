import { expect, it } from 'vitest';
import { check } from '../../../test/checks/diagnostic.ts';
import {
  type Choosing,
  holdThroughRandomSteps,
  type RandomStep,
} from '../../../test/random-steps.ts';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { beginCentre } from './begin.ts';
import type { DiagnosticData } from './data.ts';
import { methods, sexes } from './lists.ts';
import { diagnosticSchema } from './schema.ts';
import { deliver, makeBill, takePayment } from './steps/bills.ts';
import { enterValues, fetchValues, putLabels, writeFindings } from './steps/samples.ts';
import { callNext, giveSerial, moveOn } from './steps/serials.ts';
import { check as checkResult, pinOf, sendBack, sign, takeDesk } from './steps/signing.ts';
import type { DiagnosticWorld } from './world.ts';
import { worldSchema } from './world-schema.ts';

type Step = RandomStep<DiagnosticData, DiagnosticWorld>;

const phones = ['01700000999', '+880 1700 000999', '০১৭১১০০০০০০', '12345', '01200000115'];
const amounts = [0, 300, 500, 1000, 50_000, -1, 1.5, Number.NaN];
const doctorIn = ({ doctors }: DiagnosticData, { oneOf }: Choosing) =>
  oneOf(
    doctors.map(({ id }) => id),
    'nobody',
  );
const numberOf = (all: readonly { readonly number: number }[], { oneOf }: Choosing) =>
  oneOf([...all.slice(0, 6), { number: 1 }]).number;

const steps: Readonly<Record<string, Step>> = {
  giveSerial: (premises, world, choose) =>
    giveSerial(premises, world, {
      doctor: doctorIn(premises.data, choose),
      name: choose.oneOf(['Rahima', ' ']),
      phone: choose.oneOf(phones),
    }),
  callNext: (premises, world, choose) => callNext(premises, world, doctorIn(premises.data, choose)),
  moveOn: (premises, world, choose) =>
    moveOn(premises, world, choose.oneOf(world.serials, { doctor: '', number: 0 } as never)),
  makeBill: (premises, world, choose) => {
    const serial = choose.oneOf([null, ...world.serials]);
    const { doctors, points, tests } = premises.data;
    return makeBill(premises, world, {
      name: choose.oneOf(['Rahima', 'Karim', '']),
      age: choose.oneOf([0, 30, 130, 131, 5 / 12, 12 / 365, 1.5, Number.NaN]),
      sex: choose.oneOf(sexes),
      phone: choose.oneOf(phones),
      point: choose.oneOf(points).id,
      doctor: serial?.doctor ?? choose.oneOf([null, ...doctors.map(({ id }) => id)]),
      serial: serial?.number ?? null,
      by: 'Self',
      tests: tests.map(({ id }) => id).filter(() => choose.maybe()),
      discount: choose.oneOf(amounts),
      paid: choose.oneOf(amounts),
      method: choose.oneOf(methods),
    });
  },
  takePayment: (premises, world, choose) =>
    takePayment(premises, world, numberOf(world.bills, choose), {
      amount: choose.oneOf(amounts),
      method: choose.oneOf(methods),
    }),
  putLabels: (premises, world, choose) => putLabels(premises, world, numberOf(world.bills, choose)),
  fetchValues: (premises, world, choose) =>
    fetchValues(premises, world, numberOf(world.samples, choose)),
  enterValues: (premises, world, choose) => {
    const sample = choose.oneOf(world.samples);
    const work = premises.data.tests.find(({ id }) => id === sample.test)?.work;
    const parts = work?.kind === 'values' ? work.parts : [];
    const typed = parts.map(({ id, most }) => [
      id,
      choose.oneOf([most / 2, most, 0, most, most / 3, most * 2, 4.2049, Number.NaN]),
    ]);
    return enterValues(premises, world, sample.number, Object.fromEntries(typed));
  },
  writeFindings: (premises, world, choose) =>
    writeFindings(premises, world, numberOf(world.samples, choose), {
      findings: choose.oneOf(['Clear.', '']),
      impression: choose.oneOf(['Normal.', ' ']),
    }),
  takeDesk: ({ data, ...rest }, world, choose) => {
    const staff = choose.oneOf(data.staff).id;
    return takeDesk({ data, ...rest }, world, {
      staff,
      pin: choose.oneOf([pinOf(staff), pinOf(staff), '0000']),
    });
  },
  check: (premises, world, choose) => checkResult(premises, world, numberOf(world.samples, choose)),
  sendBack: (premises, world, choose) => sendBack(premises, world, numberOf(world.samples, choose)),
  sign: (premises, world, choose) => sign(premises, world, numberOf(world.samples, choose)),
  deliver: (premises, world, choose) => deliver(premises, world, numberOf(world.bills, choose)),
};

it.each(demosOfEngine('diagnostic'))('%s adds up whatever its staff do', (name) => {
  const data = demoData(name, diagnosticSchema);
  holdThroughRandomSteps(
    { data, begin: beginCentre, check, schema: worldSchema, steps },
    { runs: 30, mostSteps: 20 },
  );
});

it('says what does not add up', () => {
  const data = demoData('shanto-nodi', diagnosticSchema);
  const world = beginCentre(data, new Date(2026, 10, 22, 12));
  const now = new Date(2026, 10, 22, 12);
  const [bill] = world.bills;
  const [sample] = world.samples;
  if (!bill || !sample) throw new Error('nothing to spoil');
  const paidTwice = { ...bill, payments: [...bill.payments, ...bill.payments] };
  expect(check(data, { ...world, bills: [paidTwice] }, now)).toContain(
    `bill ${bill.number}: 1150 too much is paid`,
  );
  const signed = { ...sample, state: 'signed' as const };
  expect(check(data, { ...world, samples: [signed, signed] }, now)).not.toEqual([]);
  expect(check(data, { ...world, atDesk: 'nobody' }, now)).toHaveLength(1);
});
