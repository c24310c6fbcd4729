import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginOffice } from '../begin.ts';
import type { MillDesk } from '../data.ts';
import { officeSchema } from '../schema.ts';
import { spunOn, weighShift, weighWaste } from './mill.ts';

const premises = premisesForTest(demoData('takli', officeSchema));
const desk = premises.data.desk as MillDesk;
const world = beginOffice(premises.data, premises.now);
const [today, yesterday] = ['2026-11-22', '2026-11-21'];

it('shows what each frame spun shift by shift, and nothing where it was not weighed', () => {
  const kilos = (day: string) => spunOn(desk, world, day).rows.map((row) => row.kilos);
  expect(kilos(yesterday)[3]).toEqual([286, 392, 370]);
  expect(kilos(today)[0]).toEqual([409, null, null]);
  expect(kilos(today)[5]).toEqual([null, null, null]);
});

it('shows waste as a share of yarn and waste, whole and by section', () => {
  const day = spunOn(desk, world, yesterday);
  expect([day.yarn, day.waste]).toEqual([7050, 279]);
  expect(day.share).toBeCloseTo(3.807, 3);
  expect(day.sections.map(({ id }) => id)).toEqual(['blow-room', 'card', 'ring']);
  expect(day.sections[0]?.share).toBeCloseTo(2.101, 3);
  expect(spunOn(desk, world, '2026-11-01')).toMatchObject({ yarn: 0, waste: 0, share: 0 });
});

it('weighs the waste of each section on its own', () => {
  const card = weighWaste(premises, world, desk, 'card', 30);
  const both = weighWaste(premises, card, desk, 'ring', 8);
  const more = weighWaste(premises, both, desk, 'card', 5);
  expect(more.waste.filter(({ day }) => day === today)).toEqual([
    { day: today, section: 'ring', kilos: 8 },
    { day: today, section: 'card', kilos: 35 },
  ]);
  expect(more.waste.filter(({ day }) => day === yesterday)).toHaveLength(3);
});

it('weighs the next shift of a frame beside the one before', () => {
  const afternoon = premisesForTest(premises.data, new Date(2026, 10, 22, 14));
  const shift = { frame: 'rf-1', shift: 1, kilos: 400, note: '', isCorrection: false };
  const after = weighShift(afternoon, world, desk, shift);
  expect(spunOn(desk, after, today).rows[0]?.kilos).toEqual([409, 400, null]);
});
