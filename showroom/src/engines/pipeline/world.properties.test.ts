import { expect, it } from 'vitest';
import { checkPipeline } from '../../../test/checks/pipeline.ts';
import {
  type Choosing,
  holdThroughRandomSteps,
  type RandomStep,
} from '../../../test/random-steps.ts';
import { dataOn, demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { sitDown } from '../../ui/sit-down.ts';
import { dayOf } from '../../words/days.ts';
import { beginPipeline } from './begin.ts';
import type { FieldDesk, FlatsDesk, PipelineData } from './data.ts';
import { pipelineSchema } from './schema.ts';
import { bookFlat, cancelBooking, chequesOf, receivePart, remind } from './steps/flats.ts';
import { addLead, moveBy, moveTo } from './steps/leads.ts';
import { noteCall, quote } from './steps/quotations.ts';
import { callOff, finishVisit, planVisit } from './steps/visits.ts';
import { type PipelineWorld, worldSchema } from './world-schema.ts';

type Step = RandomStep<PipelineData, PipelineWorld>;

/** Sensible amounts and foolish ones. */
const amount = ({ oneOf, number }: Choosing, most: number): number =>
  oneOf([0, number(0, most), number(0, most), -1, 1.5, Number.NaN, 10 ** 9]);
const idOf = ({ oneOf }: Choosing, items: readonly { readonly id: string }[]) => oneOf(items).id;
const phones = ['01710002233', '+880 1710-002233', '০১৭১০০০২২৩৩', '01200001005', '12345', ''];
const names = ['', 'Rahima Khatun', 'rupa &  shovon', 'Dilip Roy', 'রহিমা'];

const common: Record<string, Step> = {
  sitDown: (premises, world, choose) =>
    sitDown(premises, world, idOf(choose, premises.data.people)),
  addLead: (premises, world, choose) =>
    addLead(premises, world, {
      name: choose.oneOf(names),
      phone: choose.oneOf(phones),
      area: idOf(choose, premises.data.areas),
      wants: '',
      isNamesake: choose.maybe(),
    }),
  moveBy: (premises, world, choose) =>
    moveBy(premises, world, idOf(choose, world.leads), choose.maybe() ? 1 : -1),
  moveTo: (premises, world, choose) =>
    moveTo(premises, world, idOf(choose, world.leads), idOf(choose, premises.data.stages)),
  planVisit: (premises, world, choose) =>
    planVisit(premises, world, {
      lead: idOf(choose, world.leads),
      day: dayOf(premises.today, choose.number(-1, 15)),
      time: choose.oneOf([...premises.data.times, '03:00']),
      what: 'Visit',
      thing: choose.oneOf([null, ...premises.data.things.map(({ id }) => id)]),
    }),
  callOff: (premises, world, choose) => callOff(premises, world, idOf(choose, world.visits)),
  finishVisit: (premises, world, choose) =>
    finishVisit(premises, world, idOf(choose, world.visits), choose.oneOf(['', 'Signs on Friday'])),
};

const house = (desk: FlatsDesk): Record<string, Step> => ({
  bookFlat: (premises, world, choose) => {
    const wish = {
      id: idOf(
        choose,
        world.flats.filter(({ state }) => choose.maybe() || state === 'free'),
      ),
      buyer: choose.oneOf(names),
      phone: choose.oneOf(phones),
      parking: choose.maybe(),
      discount: amount(choose, 300_000),
      booking: amount(choose, 2_000_000),
      count: choose.oneOf([...desk.instalments, 0, 100]),
      each: amount(choose, 800_000),
    };
    return bookFlat(premises, world, desk, wish);
  },
  receivePart: (premises, world, choose) => receivePart(premises, world, idOf(choose, world.flats)),
  cancelBooking: (premises, world, choose) =>
    cancelBooking(premises, world, idOf(choose, world.flats)),
  receiveDue: (premises, world, choose) => {
    const { flat } = choose.oneOf(chequesOf(desk, world, premises.today).slice(0, 2));
    return receivePart(premises, world, flat.id);
  },
  remind: (premises, world, choose) =>
    remind(premises, world, desk, idOf(choose, world.flats), choose.number(0, 5)),
  remindDue: (premises, world, choose) => {
    const { flat, at } = choose.oneOf(chequesOf(desk, world, premises.today));
    return remind(premises, world, desk, flat.id, at);
  },
});

const field = (desk: FieldDesk): Record<string, Step> => ({
  quote: (premises, world, choose) =>
    quote(premises, world, desk, {
      lead: idOf(choose, world.leads),
      machine: idOf(choose, desk.machines),
      discount: amount(choose, 200_000),
      now: amount(choose, 100_000),
    }),
  noteCall: (premises, world, choose) =>
    noteCall(premises, world, idOf(choose, desk.sold), choose.maybe() ? 'booked' : 'fine'),
});

const stepsOf = ({ desk }: PipelineData): Record<string, Step> => ({
  ...common,
  ...(desk.kind === 'flats' ? house(desk) : field(desk)),
});

for (const name of demosOfEngine('pipeline')) {
  it(`${name} adds up after whatever was done`, () => {
    const data = demoData(name, pipelineSchema);
    holdThroughRandomSteps(
      {
        data,
        begin: beginPipeline,
        check: checkPipeline,
        schema: worldSchema,
        steps: stepsOf(data),
      },
      { runs: 30, mostSteps: 20 },
    );
  });
}

it('tells when the board and the house count different buyers, and a person is in two places', () => {
  const now = new Date(2026, 10, 22, 15);
  const data = dataOn('chilekotha', pipelineSchema);
  const world = beginPipeline(data, now);
  const leads = world.leads.map((lead) => ({ ...lead, stage: 'asked' }));
  expect(checkPipeline(data, { ...world, leads }, now)).toEqual([
    'the board and the house count different buyers',
  ]);
  const visits = world.visits.map((visit) => ({ ...visit, day: '2026-11-24', time: '10:00' }));
  expect(checkPipeline(data, { ...world, visits }, now)).toHaveLength(2);
});
