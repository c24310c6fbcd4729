import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCentre } from '../begin.ts';
import { serialStates } from '../lists.ts';
import { diagnosticSchema } from '../schema.ts';
import { type DiagnosticWorld, serialsOf } from '../world.ts';
import { callNext, canMove, giveSerial, moveOn, openQueues } from './serials.ts';

const data = dataOn('shanto-nodi', diagnosticSchema);
const centre = premisesForTest(data);
const world = beginCentre(data, centre.now);
const statesOf = (after: DiagnosticWorld, doctor: string) =>
  serialsOf(after, doctor, centre.today).map(({ state }) => state);

describe('a serial', () => {
  it.each([
    ['name', 'the patient’s name', { name: ' ' }],
    ['phone', '11 digits', { phone: '12345' }],
    ['phone', 'already has serial 17', { phone: '01200000117' }],
  ])('is refused at its field: %s, %s', (field, sentence, change) => {
    const caller = { doctor: 'howlader', name: 'Rahima', phone: '01700000999', ...change };
    expect(() => giveSerial(centre, world, caller)).toThrow(
      expect.objectContaining({ field, message: expect.stringContaining(sentence) }),
    );
  });

  it('moves on alone', () => {
    const after = moveOn(centre, world, { doctor: 'howlader', number: 17 });
    const moved = after.serials.filter((one) => !world.serials.includes(one));
    expect(moved).toMatchObject([{ doctor: 'howlader', number: 17, state: 'waiting' }]);
  });

  it('moves on by hand until the doctor calls', () => {
    expect(serialStates.filter(canMove)).toEqual(['waiting', 'coming']);
  });
});

it('has a queue of its own on each day, and keeps those of the days before', () => {
  const called = ['howlader', 'howlader', 'howlader'].reduce(
    (before, doctor) => callNext(centre, before, doctor),
    world,
  );
  const caller = { doctor: 'howlader', name: 'Rahima', phone: '01700000999' };
  const given = giveSerial(centre, called, caller);
  const morning = new Date(2026, 10, 23, 8);
  const next = premisesForTest(data, morning);
  const opened = openQueues(data, given, morning);
  expect(opened.serials.filter(({ day }) => day === '2026-11-22')).toEqual(given.serials);
  const queue = serialsOf(opened, 'howlader', morning);
  expect(new Set(queue.map(({ state }) => state))).toEqual(new Set(['coming']));
  expect(openQueues(data, opened, morning)).toBe(opened);
  const { number = 0 } = giveSerial(next, opened, caller).serials.at(-1) ?? {};
  expect(number).toBe(Math.max(...queue.map((one) => one.number)) + 1);
});

describe('the doctor’s call', () => {
  it('changes nothing for the other doctors', () => {
    const after = callNext(centre, world, 'mitra');
    expect(statesOf(after, 'mitra')).toEqual(['done', 'inRoom', 'coming']);
    for (const other of ['howlader', 'parvin']) {
      expect(statesOf(after, other)).toEqual(statesOf(world, other));
    }
  });

  it('lets the last one go, and is refused then, whoever is still on the way', () => {
    const last = callNext(centre, callNext(centre, world, 'mitra'), 'mitra');
    expect(statesOf(last, 'mitra')).toEqual(['done', 'done', 'coming']);
    expect(() => callNext(centre, last, 'mitra')).toThrow('Nobody is waiting');
  });
});
