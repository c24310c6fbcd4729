import { expect, it } from 'vitest';
import { oneOf } from '../../../demo/one-of.ts';
import { dataOn, demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { beginPipeline } from '../begin.ts';
import { pipelineSchema } from '../schema.ts';
import { addLead, moveBy, moveTo, namesakeOf, soldOf } from './leads.ts';

const premises = premisesForTest(demoData('langol', pipelineSchema));
const world = beginPipeline(premises.data, premises.now);
const given = {
  name: 'Rahim',
  phone: '01710009999',
  area: 'kaharole',
  wants: 'A tiller',
  isNamesake: false,
};

it('moves a lead along the board to its ends and no further', () => {
  const once = moveBy(premises, world, 'rasheda', 1);
  expect(oneOf(once.leads, 'rasheda').stage).toBe('shown');
  expect(() => moveBy(premises, world, 'rasheda', -1)).toThrow(/no stage beyond New/);
  expect(() => moveBy(premises, world, 'golam', 1)).toThrow(/no stage beyond Bought/);
});

it('counts a quotation towards the season when its lead has bought', () => {
  const before = soldOf(premises.data, world, 'mahfuz');
  const dilip = moveBy(premises, world, 'dilip', 1);
  expect(soldOf(premises.data, dilip, 'mahfuz')).toBe(before + 2_650_000);
  const khokon = moveBy(premises, world, 'khokon', 1);
  expect(soldOf(premises.data, khokon, 'mahfuz')).toBe(before + 98_000 - 3000);
  expect(soldOf(premises.data, dilip, 'selina')).toBe(5_740_000);
});

it('puts a lead on the board with a name and a number of its own', () => {
  const after = addLead(premises, world, given);
  expect(after.leads[0]).toMatchObject({ stage: 'new', last: '2026-11-22' });
  expect(() => addLead(premises, world, { ...given, name: '' })).toThrow(Refusal);
  expect(() => addLead(premises, world, { ...given, phone: '017' })).toThrow(/11 digits/);
  for (const phone of ['01200002001', '+8801200002001', '০১২০০ ০০২০০১']) {
    expect(() => addLead(premises, world, { ...given, phone })).toThrow(/Dilip Roy/);
  }
});

it('stores a number as it is dialled, however it was written', () => {
  for (const phone of ['+880 1710-009999', '০১৭১০০০৯৯৯৯', '01710 009999']) {
    expect(addLead(premises, world, { ...given, phone }).leads[0]?.phone).toBe('01710009999');
  }
});

it('warns of a lead of the same name until it is said to be somebody else', () => {
  const once = addLead(premises, world, given);
  const again = { ...given, name: ' rahim', phone: '01710008888' };
  expect(() => addLead(premises, once, again)).toThrow(/Rahim stands on the board already/);
  expect(() => addLead(premises, world, { ...again, name: 'দিলীপ রায়' })).toThrow(
    /Dilip Roy stands/,
  );
  const twice = addLead(premises, once, { ...again, isNamesake: true });
  expect(twice.leads).toHaveLength(world.leads.length + 2);
});

it('tells at which field a new lead is wrong', () => {
  const once = addLead(premises, world, given);
  const wrong = [
    ['name', { name: '' }],
    ['phone', { phone: '017' }],
    ['phone', { phone: '01200002001' }],
    ['name', { phone: '01710008888' }],
  ] as const;
  for (const [field, part] of wrong) {
    expect(() => addLead(premises, once, { ...given, ...part })).toThrow(
      expect.objectContaining({ field }),
    );
  }
});

it('puts a lead on the board with whoever sits at the desk, and nothing noted yet', () => {
  expect(addLead(premises, world, given).leads[0]).toEqual({
    id: 'lead-01710009999',
    name: 'Rahim',
    area: 'kaharole',
    phone: '01710009999',
    wants: 'A tiller',
    stage: 'new',
    person: 'mahfuz',
    note: '',
    last: '2026-11-22',
  });
});

it('takes names for the same whatever their capitals and spaces, but not without any', () => {
  const isThere = (name: string) => namesakeOf(world, name)?.id;
  expect(isThere(' DILIP   roy ')).toBe('dilip');
  expect(isThere('Diliproy')).toBeUndefined();
});

it('counts nothing for who has no target, or where flats are sold', () => {
  expect(soldOf(premises.data, world, 'nirmal')).toBe(0);
  const flats = dataOn('chilekotha', pipelineSchema);
  expect(soldOf(flats, beginPipeline(flats, premises.now), 'sabbir')).toBe(0);
});

it('moves a card where it stands, even at the last stage, and says whom it can’t move', () => {
  const flats = premisesForTest(demoData('chilekotha', pipelineSchema));
  const board = beginPipeline(flats.data, flats.now);
  expect(moveTo(flats, board, 'karim', 'booked')).toEqual(board);
  expect(() => moveTo(flats, board, 'karim', 'chosen')).toThrow(/^Shamima & Reza Karim has booked/);
});
