import {
  type FieldDesk,
  type FlatsDesk,
  lastStage,
  type PipelineData,
} from '../../src/engines/pipeline/data.ts';
import { paidOf, priceOf, scheduleOf } from '../../src/engines/pipeline/steps/flats.ts';
import { partsOf } from '../../src/engines/pipeline/steps/quotations.ts';
import type { PipelineWorld } from '../../src/engines/pipeline/world-schema.ts';
import { dayOf } from '../../src/words/days.ts';

/** The broken invariants at a desk, in words; none when all hold. */
export function checkPipeline(
  data: PipelineData,
  world: PipelineWorld,
  now: Date,
): readonly string[] {
  const { desk } = data;
  return [
    ...leadFaults(data, world),
    ...visitFaults(world, now),
    ...(desk.kind === 'flats' ? flatFaults(data, desk, world) : []),
    ...(desk.kind === 'field' ? quotationFaults(data, desk, world) : []),
  ];
}

const isTwice = (keys: readonly (string | number)[]): boolean => new Set(keys).size !== keys.length;

function leadFaults({ stages }: PipelineData, { leads }: PipelineWorld): readonly string[] {
  return [
    ...(isTwice(leads.map(({ id }) => id)) ? ['a lead is there twice'] : []),
    ...(isTwice(leads.map(({ phone }) => phone)) ? ['a number is there twice'] : []),
    ...leads
      .filter(({ phone }) => !/^01\d{9}$/.test(phone))
      .map(({ id, phone }) => `${id} can't be rung at ${phone}`),
    ...leads
      .filter(({ stage }) => stages.every(({ id }) => id !== stage))
      .map(({ id }) => `${id} stands under no stage`),
  ];
}

/** Nobody and nothing is in two places at once, and nothing was done before it began. */
function visitFaults({ visits }: PipelineWorld, now: Date): readonly string[] {
  const ahead = visits.filter(({ isDone }) => !isDone);
  const slots = (key: (visit: (typeof visits)[number]) => string | null) =>
    ahead.flatMap((visit) =>
      key(visit) === null ? [] : `${visit.day} ${visit.time} ${key(visit)}`,
    );
  return [
    ...(isTwice(slots(({ person }) => person)) ? ['a person is with two leads at once'] : []),
    ...(isTwice(slots(({ thing }) => thing)) ? ['a thing is taken to two places at once'] : []),
    ...visits
      .filter(({ isDone, day }) => isDone && day > dayOf(now))
      .map(({ id, time }) => `${id} is made before its day at ${time}`),
  ];
}

/** The most that anybody may give away. */
const mostDiscount = ({ people }: PipelineData): number =>
  people.reduce((most, { limit }) => Math.max(most, limit ?? Number.POSITIVE_INFINITY), 0);

/** Every flat is there once and paid by its price, and its buyer stands on the board. */
function flatFaults(data: PipelineData, desk: FlatsDesk, world: PipelineWorld): readonly string[] {
  const booked = world.flats.filter((flat) => flat.state === 'booked');
  const buyers = new Set(booked.map(({ lead }) => lead));
  const onBoard = world.leads.filter(({ stage }) => stage === lastStage(data));
  return [
    ...(world.flats.length === desk.floors * desk.columns.length ? [] : ['the house has changed']),
    ...(isTwice(world.flats.map(({ id }) => id)) ? ['a flat is there twice'] : []),
    ...(onBoard.length === buyers.size && onBoard.every(({ id }) => buyers.has(id))
      ? []
      : ['the board and the house count different buyers']),
    ...booked.flatMap((flat) => {
      const { id, terms, paid, reminded } = flat;
      const parts = scheduleOf(desk, id, terms);
      const price = priceOf(desk, id, terms);
      const sum = parts.reduce((all, { amount }) => all + amount, 0);
      return [
        ...(sum === price ? [] : [`the parts of ${id} sum to ${sum}, not ${price}`]),
        ...(parts.some(({ amount }) => amount < 0) ? [`a part of ${id} is less than nothing`] : []),
        ...(parts.some(({ day }, at) => day < (parts[at - 1]?.day ?? ''))
          ? [`a part of ${id} is due before the one above`]
          : []),
        ...(terms.booking > 0 && paidOf(desk, flat) <= price ? [] : [`${id} is paid wrongly`]),
        ...(paid >= 1 && paid < parts.length && reminded <= parts.length
          ? []
          : [`${id} has ${paid} parts paid of ${parts.length}`]),
        ...(terms.discount > mostDiscount(data) ? [`nobody may give so much for ${id}`] : []),
      ];
    }),
  ];
}

/** No quotation is below nothing, or gives more than anybody may. */
const quotationFaults = (
  data: PipelineData,
  desk: FieldDesk,
  { quotations }: PipelineWorld,
): readonly string[] => [
  ...(isTwice(quotations.map(({ number }) => number)) ? ['a quotation is there twice'] : []),
  ...quotations.flatMap((quotation) => {
    const { price, subsidy, discount, now, later } = partsOf(desk, quotation);
    return [
      ...(subsidy + discount + now + later === price ? [] : [`${quotation.number} does not sum`]),
      ...(later < 0 || now < 0 || discount < 0 ? [`${quotation.number} is below nothing`] : []),
      ...(discount > mostDiscount(data) ? [`${quotation.number} gives too much away`] : []),
    ];
  }),
];
