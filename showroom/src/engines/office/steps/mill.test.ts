import { expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { beginOffice } from '../begin.ts';
import type { MillDesk } from '../data.ts';
import { officeSchema } from '../schema.ts';
import {
  dayBefore,
  issueBales,
  spunOn,
  weighedIn,
  weighShift,
  weightsOf,
  weighWaste,
} from './mill.ts';
import { countOf, moveStock } from './stock.ts';

const data = dataOn('takli', officeSchema);
const desk = data.desk as MillDesk;
const premises = premisesForTest(data);
const world = beginOffice(data, premises.now);
const shift = { frame: 'rf-6', shift: 0, kilos: 404, note: '', isCorrection: false };
const today = '2026-11-22';
const weigh = (change: Partial<typeof shift>, at = premises, before = world) =>
  weighShift(at, before, desk, { ...shift, ...change });

it('weighs a shift of a ring frame once, and asks why when it is little', () => {
  const after = weigh({});
  expect(countOf(after, 'carded-30', 'mill')).toBe(18_640 + 404);
  expect(() => weigh({}, premises, after)).toThrow(/already: 404/);
  expect(weighedIn(weigh({ kilos: 450 }), today, 'rf-6', 0)?.kilos).toBe(450);
  expect(() => weigh({ kilos: 451 })).toThrow(/more than 450/);
  expect(weighedIn(weigh({ kilos: 300 }), today, 'rf-6', 0)?.note).toBeNull();
  expect(() => weigh({ kilos: 299 })).toThrow(/why/);
  const stood = weigh({ kilos: 0, note: 'Spindle tape' });
  expect(spunOn(desk, stood, today).rows.at(-1)?.notes).toEqual(['Spindle tape']);
  for (const kilos of [-1, 1.5, Number.NaN]) expect(() => weigh({ kilos })).toThrow(Refusal);
});

it('weighs no shift before it begins, and counts the night to the day that began it', () => {
  const at = (date: number, hour: number, minute = 0) =>
    premisesForTest(data, new Date(2026, 10, date, hour, minute));
  expect(() => weigh({ shift: 1 }, at(22, 13, 59))).toThrow(/2 pm shift has not begun/);
  expect(weighedIn(weigh({ shift: 1 }, at(22, 14)), today, 'rf-6', 1)?.kilos).toBe(404);
  expect(() => weigh({ shift: 2 }, at(22, 21, 59))).toThrow(/10 pm shift/);
  expect(weighedIn(weigh({ shift: 2 }, at(23, 5, 59)), today, 'rf-6', 2)?.kilos).toBe(404);
  expect(() => weigh({ shift: 2 }, at(23, 6))).toThrow(/10 pm shift/);
});

it('corrects a mistyped shift, and the stock with it', () => {
  const mistyped = weigh({ kilos: 440 });
  const corrected = weigh({ isCorrection: true }, premises, mistyped);
  expect(countOf(corrected, 'carded-30', 'mill')).toBe(18_640 + 404);
  expect(weighedIn(corrected, today, 'rf-6', 0)?.kilos).toBe(404);
  expect(() => weigh({ isCorrection: true })).toThrow(/nothing to correct/);
  const yarn = { good: 'carded-30', from: 'mill', to: 'depot', quantity: 18_640 + 440 - 4000 };
  const gone = moveStock(premises, mistyped, yarn);
  expect(() => weigh({ isCorrection: true }, premises, gone)).toThrow(
    expect.objectContaining({
      field: 'kilos',
      message: expect.stringContaining('Cone store has none'),
    }),
  );
});

it('weighs in no more waste than was fed and is no yarn', () => {
  const { fed, yarn } = weightsOf(desk, world, today);
  expect([fed, yarn]).toEqual([34 * 220, 2041]);
  const most = fed - yarn;
  expect(() => weighWaste(premises, world, desk, 'card', most + 1)).toThrow(/at the most/);
  expect(() => weighWaste(premises, world, desk, 'card', 9999)).toThrow(/more than was fed/);
  const after = weighWaste(premises, world, desk, 'card', most);
  expect(() => weighWaste(premises, after, desk, 'ring', 1)).toThrow(/0 kg at the most/);
  const twice = weighWaste(
    premises,
    weighWaste(premises, world, desk, 'card', 30),
    desk,
    'card',
    8,
  );
  expect(spunOn(desk, twice, today).sections).toMatchObject([{ id: 'card' }]);
  expect(spunOn(desk, twice, today).waste).toBe(38);
  expect(() => weighWaste(premises, world, desk, 'card', 0)).toThrow(Refusal);
});

it('gives the blow room no more bales than the lot has', () => {
  const after = issueBales(premises, world, desk, '217', 145);
  expect(after.lots[1]).toEqual({ number: '217', left: 0 });
  expect(weightsOf(desk, after, today).fed).toBe(34 * 220 + 145 * 218);
  expect(() => issueBales(premises, after, desk, '217', 1)).toThrow(/only 0/);
  expect(() => issueBales(premises, world, desk, '217', 146)).toThrow(/only 145/);
  expect(() => issueBales(premises, world, desk, '217', 0.5)).toThrow(Refusal);
});

it('shows the last day that was weighed', () => {
  expect(dayBefore(world, new Date(2026, 10, 22))).toBe('2026-11-21');
  expect(dayBefore(world, new Date(2026, 10, 30))).toBe(today);
  expect(dayBefore({ ...world, output: [] }, new Date(2026, 10, 30))).toBe('2026-11-29');
});
