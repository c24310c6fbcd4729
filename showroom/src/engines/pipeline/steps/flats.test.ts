import { expect, it } from 'vitest';
import { checkPipeline } from '../../../../test/checks/pipeline.ts';
import { oneOf } from '../../../demo/one-of.ts';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { sitDown } from '../../../ui/sit-down.ts';
import { beginPipeline } from '../begin.ts';
import { type FlatsDesk, lastStage } from '../data.ts';
import { pipelineSchema } from '../schema.ts';
import type { PipelineWorld } from '../world-schema.ts';
import { bookFlat, cancelBooking, priceOf, receivePart } from './flats.ts';
import { moveBy, moveTo } from './leads.ts';

const premises = premisesForTest(demoData('chilekotha', pipelineSchema));
const { data } = premises;
const desk = data.desk as FlatsDesk;
const world = beginPipeline(data, premises.now);
const wish = {
  id: '9B',
  buyer: 'Rahima',
  phone: '০১৭১০-০০২২৩৩',
  parking: true,
  discount: 0,
  booking: 1_000_000,
  count: 3,
  each: 850_000,
};
const book = (change: Partial<typeof wish>, before = world) =>
  bookFlat(premises, before, desk, { ...wish, ...change });
const flatsIn = (state: string, of: PipelineWorld = world) =>
  of.flats.filter((flat) => flat.state === state).length;
const buyersOn = ({ leads }: PipelineWorld) =>
  leads.filter(({ stage }) => stage === lastStage(data)).length;

it('has seven free, six booked and 23 sold flats, and the board counts the same buyers', () => {
  expect([flatsIn('free'), flatsIn('booked'), flatsIn('sold')]).toEqual([7, 6, 23]);
  expect(buyersOn(world)).toBe(6);
});

it('books a free flat once, and refuses the second buyer', () => {
  const after = book({});
  expect(oneOf(after.flats, '9B')).toMatchObject({ state: 'booked', buyer: 'Rahima', paid: 1 });
  expect(after.leads[0]).toMatchObject({ phone: '01710002233', stage: 'booked' });
  expect([flatsIn('booked', after), buyersOn(after)]).toEqual([7, 7]);
  expect(() => book({ buyer: 'Karim' }, after)).toThrow(/taken already/);
});

it('sets a flat free when its booking is cancelled, and its buyer a stage back', () => {
  const booked = book({ id: '8C' }, book({}));
  const once = cancelBooking(premises, booked, '8C');
  expect([flatsIn('free', once), flatsIn('booked', once), buyersOn(once)]).toEqual([6, 7, 7]);
  const twice = cancelBooking(premises, once, '9B');
  expect([flatsIn('free', twice), buyersOn(twice)]).toEqual([7, 6]);
  expect(twice.leads[0]).toMatchObject({ name: 'Rahima', stage: data.stages.at(-2)?.id });
  expect(() => cancelBooking(premises, twice, '9B')).toThrow(/not booked/);
  expect(checkPipeline(data, twice, premises.now)).toEqual([]);
  expect(oneOf(book({}, twice).flats, '9B')).toMatchObject({ state: 'booked' });
});

it('takes the card of a buyer from the stage where it stood, by number or by name', () => {
  for (const buyer of [{ phone: '+880 1200-001005' }, { buyer: 'rupa &  Shovon' }]) {
    const after = book({ id: '8C', ...buyer });
    expect(oneOf(after.leads, 'rupa').stage).toBe('booked');
    expect(after.leads).toHaveLength(world.leads.length);
    expect([flatsIn('booked', after), buyersOn(after)]).toEqual([7, 7]);
  }
});

it('lets only a booking bring a card to the last stage, and keeps it there', () => {
  expect(() => moveTo(premises, world, 'anita', 'booked')).toThrow(/Booking a flat for Anita Roy/);
  expect(() => moveBy(premises, world, 'rupa', 1)).toThrow(/Booking a flat/);
  expect(() => moveBy(premises, world, 'karim', -1)).toThrow(/has booked a flat/);
  expect(oneOf(moveTo(premises, world, 'anita', 'chosen').leads, 'anita').stage).toBe('chosen');
});

it('refuses a booking without a buyer, with letters for money, or beyond the price', () => {
  for (const wrong of [
    { buyer: '' },
    { phone: '12345' },
    { booking: Number.NaN },
    { booking: 0 },
    { booking: -1 },
    { count: 4 },
    { each: 3_000_000 },
  ]) {
    expect(() => book(wrong)).toThrow(Refusal);
  }
  const most = priceOf(desk, '9B', wish) - 3 * wish.each;
  expect(oneOf(book({ booking: most }).flats, '9B').state).toBe('booked');
  expect(() => book({ booking: most + 1 })).toThrow(/1 more than the price/);
});

it('lets each person give discount up to their own limit, and says who may give more', () => {
  expect(oneOf(book({ discount: 50_000 }).flats, '9B').state).toBe('booked');
  expect(() => book({ discount: 50_001 })).toThrow(/Mousumi Sarker may give/);
  const after = book({ discount: 200_000 }, sitDown(premises, world, 'mousumi'));
  const flat = oneOf(after.flats, '9B');
  if (flat.state !== 'booked') throw new Error('it is booked');
  expect(priceOf(desk, '9B', flat.terms)).toBe(7_500_000 - 200_000);
  const owner = sitDown(premises, world, 'ashraf');
  expect(() => book({ discount: 7_500_001 }, owner)).toThrow(/more than there is to pay/);
});

it('sells a flat with its last part, whose buyer leaves the board', () => {
  let after: PipelineWorld = world;
  for (let part = 2; part < 5; part += 1) {
    expect(oneOf(after.flats, '5B').state).toBe('booked');
    after = receivePart(premises, after, '5B');
  }
  expect(oneOf(after.flats, '5B')).toMatchObject({ state: 'sold', terms: { parking: true } });
  expect([flatsIn('booked', after), buyersOn(after)]).toEqual([5, 5]);
  expect(checkPipeline(data, after, premises.now)).toEqual([]);
  expect(() => receivePart(premises, after, '5B')).toThrow(/not booked/);
});

it('keeps a buyer on the board while another flat of theirs is booked', () => {
  let after = book({ phone: '01200000512' });
  for (let part = 2; part < 5; part += 1) after = receivePart(premises, after, '5B');
  expect(oneOf(after.leads, 'karim').stage).toBe('booked');
});
