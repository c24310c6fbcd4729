import { expect, it } from 'vitest';
import { oneOf } from '../../../demo/one-of.ts';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { sitDown } from '../../../ui/sit-down.ts';
import { beginPipeline } from '../begin.ts';
import { pipelineSchema } from '../schema.ts';
import { callOff, dayShown, daysToPlan, finishVisit, inOrder, planVisit } from './visits.ts';

const premises = premisesForTest(demoData('langol', pipelineSchema));
const { data, today } = premises;
const world = beginPipeline(data, premises.now);
const plan = {
  lead: 'dilip',
  day: '2026-11-23',
  time: '10:15',
  what: 'Demonstration',
  thing: 'harvester',
};

it('has made no visit whose time is still ahead', () => {
  const madeAt = (hour: number) =>
    beginPipeline(data, new Date(2026, 10, 22, hour)).visits.filter(({ isDone }) => isDone).length;
  expect([8, 9, 11].map(madeAt)).toEqual([0, 1, 2]);
});

it('refuses two visits at once, and the same machine in two fields', () => {
  expect(() => planVisit(premises, world, { ...plan, time: '09:00' })).toThrow(/Abdul Wahab/);
  const after = planVisit(premises, world, plan);
  expect(after.visits.at(-1)).toMatchObject({ who: { en: 'Dilip Roy' }, person: 'mahfuz' });
  const again = { ...plan, lead: 'rasheda', thing: null };
  expect(() => planVisit(premises, after, again)).toThrow(/Mahfuz Rahman is with Dilip Roy/);
  const free = { ...plan, thing: 'tiller', lead: 'rasheda', time: '11:30' };
  expect(planVisit(premises, after, free).visits).toHaveLength(after.visits.length + 1);
});

it('frees a time when the visit is made', () => {
  const planned = planVisit(premises, world, plan);
  const visits = planned.visits.map((visit) => ({ ...visit, isDone: true }));
  const after = planVisit(premises, { ...planned, visits }, { ...plan, lead: 'rasheda' });
  expect(after.visits).toHaveLength(planned.visits.length + 1);
});

it('frees a time when the visit is called off, which one that is made can not be', () => {
  const planned = planVisit(premises, world, plan);
  const { id = '' } = planned.visits.at(-1) ?? {};
  const off = callOff(premises, planned, id);
  expect(off.visits).toEqual(world.visits);
  const other = planVisit(premises, off, { ...plan, lead: 'rasheda' });
  const ids = planVisit(premises, other, { ...plan, time: '11:30', thing: null }).visits;
  expect(new Set(ids.map((visit) => visit.id)).size).toBe(world.visits.length + 2);
  const made = finishVisit(premises, world, 'v3', 'Signs on Friday');
  expect(() => callOff(premises, made, 'v3')).toThrow(/already/);
});

it('plans from tomorrow on, for two weeks, at the times of the desk', () => {
  const days = daysToPlan(today);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-23', '2026-12-06']);
  for (const wrong of [{ day: '2026-11-22' }, { day: '2026-12-07' }, { time: '03:00' }]) {
    expect(() => planVisit(premises, world, { ...plan, ...wrong })).toThrow(/Choose/);
  }
  expect(planVisit(premises, world, { ...plan, day: '2026-12-06' }).visits).toHaveLength(9);
});

it('notes what came of a visit with the lead, once, and asks for a word', () => {
  const after = finishVisit(premises, world, 'v3', 'Signs on Friday');
  expect(oneOf(after.leads, 'dilip')).toMatchObject({
    note: 'Signs on Friday',
    last: '2026-11-22',
  });
  expect(() => finishVisit(premises, world, 'v3', '')).toThrow(Refusal);
  expect(() => finishVisit(premises, after, 'v3', 'Again')).toThrow(/already/);
  expect(() => finishVisit(premises, world, 'v7', 'Liked it')).toThrow(/still to come/);
});

it('shows today, or the last day that had visits', () => {
  expect(dayShown(world, today)).toBe('2026-11-22');
  expect(dayShown(world, new Date(2026, 10, 23))).toBe('2026-11-23');
  expect(dayShown(world, new Date(2026, 10, 30))).toBe('2026-11-24');
  expect(dayShown({ ...world, visits: [] }, today)).toBe('2026-11-22');
});

it('tells at which field a visit can’t be planned', () => {
  const after = planVisit(premises, world, plan);
  const other = sitDown(premises, after, 'selina');
  const wrong = [
    ['day', { day: '2026-11-22' }, after],
    ['time', { time: '12:00' }, after],
    ['time', { thing: null }, after],
    ['thing', {}, other],
  ] as const;
  for (const [field, part, before] of wrong) {
    expect(() => planVisit(premises, before, { ...plan, ...part })).toThrow(
      expect.objectContaining({ field }),
    );
  }
  expect(() => planVisit(premises, other, plan)).toThrow(
    /^The demonstration harvester is with Dilip/i,
  );
});

it('plans visits of two people at one time, with different machines or none', () => {
  const other = sitDown(premises, planVisit(premises, world, plan), 'selina');
  for (const thing of ['tiller', null]) {
    const { visits } = planVisit(premises, other, { ...plan, lead: 'abdul', thing });
    expect(visits.at(-1)).toMatchObject({ person: 'selina', thing, isDone: false, note: '' });
    expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length);
  }
});

it('notes a visit with nobody but its lead', () => {
  const after = finishVisit(premises, world, 'v3', 'Signs on Friday');
  const others = ({ leads }: typeof world) => leads.filter(({ id }) => id !== 'dilip');
  expect(others(after)).toEqual(others(world));
  expect(oneOf(after.visits, 'v3')).toMatchObject({ isDone: true, note: 'Signs on Friday' });
  expect(oneOf(after.visits, 'v4')).toEqual(oneOf(world.visits, 'v4'));
  expect(() => finishVisit(premises, world, 'v3', '')).toThrow(
    expect.objectContaining({ field: 'note' }),
  );
});

it('orders visits by their day, then by their time', () => {
  const visits = planVisit(premises, planVisit(premises, world, { ...plan, thing: null }), {
    ...plan,
    day: '2026-11-24',
    time: '09:00',
  }).visits;
  const sorted = inOrder(visits.toReversed()).map(({ day, time }) => `${day} ${time}`);
  expect(sorted).toEqual(sorted.toSorted());
  expect(sorted.slice(-4)).toEqual([
    '2026-11-23 09:00',
    '2026-11-23 10:15',
    '2026-11-24 09:00',
    '2026-11-24 10:15',
  ]);
});
