import { describe, expect, it } from 'vitest';
import { oneOf } from '../../../demo/one-of.ts';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { distanceOf } from '../../../words/days.ts';
import { beginPipeline } from '../begin.ts';
import type { FlatsDesk } from '../data.ts';
import { pipelineSchema } from '../schema.ts';
import { bookFlat, chequesOf, remind } from './flats.ts';

const premises = premisesForTest(demoData('chilekotha', pipelineSchema));
const { data, today } = premises;
const desk = data.desk as FlatsDesk;
const world = beginPipeline(data, premises.now);
const booked = bookFlat(premises, world, desk, {
  id: '9B',
  buyer: 'Rahima',
  phone: '01710-002233',
  parking: true,
  discount: 0,
  booking: 1_000_000,
  count: 3,
  each: 850_000,
});
const chequesOn = (at: Date, of = booked) =>
  chequesOf(desk, of, at)
    .filter(({ flat }) => flat.id === '9B')
    .map((one) => [one.at, one.remindOn, one.state]);

describe('the cheques that are awaited', () => {
  it('are those after what is paid, with the day of their reminder', () => {
    expect(chequesOn(today)).toEqual([
      [1, '2027-02-15', 'later'],
      [2, '2027-05-15', 'later'],
      [3, '2027-08-15', 'later'],
      [4, '2027-12-10', 'later'],
    ]);
  });

  it('are to be reminded of from a week before on', () => {
    const first = (date: number) => chequesOn(new Date(2027, 1, date))[0]?.at(-1);
    expect([14, 15, 16, 22, 25].map(first)).toEqual(['later', 'due', 'due', 'due', 'due']);
  });
});

describe('a reminder', () => {
  const then = { ...premises, today: new Date(2027, 1, 15), now: new Date(2027, 1, 15, 9) };
  const send = (id: string, part: number, before = booked) => remind(then, before, desk, id, part);

  it('is sent once for each part', () => {
    const after = send('9B', 1);
    expect(oneOf(after.flats, '9B')).toMatchObject({ reminded: 2, paid: 1 });
    expect(chequesOn(then.today, after).slice(0, 2)).toEqual([
      [1, '2027-02-15', 'sent'],
      [2, '2027-05-15', 'later'],
    ]);
    expect(() => send('9B', 1, after)).toThrow('already');
    expect(() => send('9B', 2, after)).toThrow('not due yet');
  });

  it('is of a part that is awaited, of a flat that is booked', () => {
    expect(() => send('9B', 0)).toThrow('already');
    expect(() => send('9B', 9)).toThrow('already');
    expect(() => send('9A', 1)).toThrow('already');
  });
});

it('reminds a week before each cheque date, once, and not before', () => {
  const cheques = chequesOf(desk, world, today);
  const days = cheques.map(({ part }) => distanceOf(part.day, today));
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  for (const { part, remindOn } of cheques) {
    expect(distanceOf(part.day, today) - distanceOf(remindOn, today)).toBe(7);
  }
  const due = cheques.find(({ state }) => state === 'due');
  const later = cheques.find(({ state }) => state === 'later');
  if (!due || !later) throw new Error('one reminder is due, and one later');
  const after = remind(premises, world, desk, due.flat.id, due.at);
  expect(() => remind(premises, after, desk, due.flat.id, due.at)).toThrow(/already/);
  expect(() => remind(premises, world, desk, later.flat.id, later.at)).toThrow(/not due yet/);
});
