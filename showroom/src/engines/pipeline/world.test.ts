import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal } from '../../runtime/refuse.ts';
import { oneOf } from '../office/world.ts';
import { chequesOf, remind } from './cheques.ts';
import { daysToYearly, monthsAfter, timeInWords } from './clock.ts';
import { bookFlat, priceOf, receivePart, scheduleOf } from './flats.ts';
import { addLead, moveBy, soldOf } from './leads.ts';
import { ordinal } from './ordinal.ts';
import { noteCall, partsOf, quote } from './quotations.ts';
import { openPipeline } from './testing.ts';
import { finishVisit, planVisit } from './visits.ts';
import type { FieldDesk, FlatsDesk } from './world.ts';

const today = new Date(2026, 10, 22);
const house = openPipeline('chilekotha');
const team = openPipeline('langol');
const flats = house.data.desk as FlatsDesk;
const field = team.data.desk as FieldDesk;
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

it('has seven free, six booked and 23 sold flats, as in the picture', () => {
  const count = (state: string) => house.world.flats.filter((flat) => flat.state === state).length;
  expect([count('free'), count('booked'), count('sold')]).toEqual([7, 6, 23]);
});

it('makes a schedule whose parts sum to the price, whatever was agreed', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.nat(400_000),
      fc.constantFrom(3, 6, 9),
      fc.nat(200_000),
      fc.boolean(),
      (booking, each, count, discount, parking) => {
        const terms = { id: '8C', booking, each, count, discount, parking, day: 0 };
        const parts = scheduleOf(flats, terms, today);
        const sum = parts.reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBe(priceOf(flats, terms));
        expect(parts).toHaveLength(count + 2);
      },
    ),
  );
});

it('books a free flat once, and refuses the second buyer', () => {
  const after = bookFlat(house.world, house.office, flats, wish);
  expect(oneOf(after.flats, '9B')).toMatchObject({
    state: 'booked',
    phone: '01710002233',
    paid: 1,
  });
  const other = { ...wish, buyer: 'Karim' };
  expect(() => bookFlat(after, house.office, flats, other)).toThrow(/taken already/);
});

it('refuses a booking without a buyer, with letters for money, or beyond the price', () => {
  for (const wrong of [
    { buyer: '' },
    { phone: '12345' },
    { booking: Number.NaN },
    { booking: 0 },
    { booking: -1 },
    { each: 3_000_000 },
  ]) {
    expect(() => bookFlat(house.world, house.office, flats, { ...wish, ...wrong })).toThrow(
      Refusal,
    );
  }
});

it('lets each person give discount up to their own limit, and says who may give more', () => {
  const dear = { ...wish, discount: 120_000 };
  expect(() => bookFlat(house.world, house.office, flats, dear)).toThrow(/Mousumi Sarker may give/);
  const manager = { ...house.world, person: 'mousumi' };
  const after = bookFlat(manager, house.office, flats, dear);
  expect(priceOf(flats, oneOf(after.flats, '9B'))).toBe(7_500_000 - 120_000);
});

it('reminds a week before each cheque date, once, and sells a flat with its last part', () => {
  const cheques = chequesOf(flats, house.world, today);
  expect(cheques.map(({ part }) => part.day)).toEqual(
    cheques.map(({ part }) => part.day).toSorted((one, other) => one - other),
  );
  for (const { part, remindOn } of cheques) expect(part.day - remindOn).toBe(7);
  const due = cheques.find(({ state }) => state === 'due');
  if (!due) throw new Error('a reminder is due');
  const after = remind(house.world, house.office, due.flat.id, due.at);
  expect(() => remind(after, house.office, due.flat.id, due.at)).toThrow(/already/);
  let world = house.world;
  for (let part = 2; part < 5; part += 1) world = receivePart(world, '5B');
  expect(oneOf(world.flats, '5B').state).toBe('sold');
});

it('keeps the day of the month between instalments', () => {
  expect(monthsAfter(0, 3, today)).toBe(92);
  const lastOfMonth = new Date(2026, 10, 30);
  expect(monthsAfter(0, 3, lastOfMonth)).toBe(90);
});

it('moves a lead along the board to its ends and no further', () => {
  const once = moveBy(team.world, team.office, 'rasheda', 1);
  expect(oneOf(once.leads, 'rasheda').stage).toBe('shown');
  expect(() => moveBy(team.world, team.office, 'rasheda', -1)).toThrow(/no stage beyond/);
});

it('counts a quotation towards the season when its lead has bought', () => {
  const before = soldOf(team.data, team.world, 'mahfuz');
  const after = moveBy(team.world, team.office, 'dilip', 1);
  expect(soldOf(team.data, after, 'mahfuz')).toBe(before + 2_650_000);
});

it('puts a lead on the board with a name and a number of its own', () => {
  const given = { name: 'Rahim', phone: '01710009999', area: 'kaharole', wants: 'A tiller' };
  expect(addLead(team.world, team.office, given).leads[0]).toMatchObject({ stage: 'new' });
  expect(() => addLead(team.world, team.office, { ...given, name: '' })).toThrow(Refusal);
  expect(() => addLead(team.world, team.office, { ...given, phone: '017' })).toThrow(/11 digits/);
  const known = { ...given, phone: '01200002001' };
  expect(() => addLead(team.world, team.office, known)).toThrow(/Dilip Roy/);
});

it('refuses two visits at once, and the same machine in two fields', () => {
  const plan = { lead: 'dilip', day: 1, time: '09:00', what: 'Demonstration', thing: 'harvester' };
  expect(() => planVisit(team.world, team.office, plan)).toThrow(/Abdul Wahab/);
  const after = planVisit(team.world, team.office, { ...plan, time: '10:15' });
  expect(after.visits.at(-1)).toMatchObject({ who: { en: 'Dilip Roy' }, person: 'mahfuz' });
  const again = { ...plan, time: '10:15', lead: 'rasheda', thing: null };
  expect(() => planVisit(after, team.office, again)).toThrow(/Mahfuz Rahman is with Dilip Roy/);
});

it('notes what came of a visit with the lead, and asks for a word', () => {
  const after = finishVisit(team.world, team.office, 'v3', 'Signs on Friday');
  expect(oneOf(after.leads, 'dilip')).toMatchObject({ note: 'Signs on Friday', last: 0 });
  expect(() => finishVisit(team.world, team.office, 'v3', '')).toThrow(Refusal);
});

it('quotes a machine so that subsidy, discount, payment and rest sum to its price', () => {
  fc.assert(
    fc.property(fc.nat(90_000), fc.nat(25_000), (now, discount) => {
      const parts = partsOf(field, { machine: 'tiller-16', now, discount });
      expect(parts.subsidy + parts.discount + parts.now + parts.later).toBe(parts.price);
    }),
  );
  const terms = { lead: 'abdul', machine: 'tiller-16', discount: 0, now: 100_000 };
  expect(() => quote(team.world, team.office, field, terms)).toThrow(/more than the price/);
  expect(() => quote(team.world, team.office, field, { ...terms, now: Number.NaN })).toThrow(
    Refusal,
  );
  const dear = { ...terms, now: 0, discount: 30_000 };
  expect(() => quote(team.world, team.office, field, dear)).toThrow(/Nirmal/);
});

it('notes a service call once, and counts the days to the next harvest', () => {
  const after = noteCall(team.world, team.office, 's1', 'booked');
  expect(() => noteCall(after, team.office, 's1', 'fine')).toThrow(/already/);
  expect(daysToYearly(11, 22, today)).toBe(0);
  expect(daysToYearly(4, 20, today)).toBe(149);
});

it('says times and places in a row as people do', () => {
  expect(timeInWords('15:30', 'en')).toBe('3.30 pm');
  expect(timeInWords('15:30', 'bn')).toBe('বিকেল ৩:৩০');
  expect(timeInWords('09:00', 'bn')).toBe('সকাল ৯টা');
  expect([1, 2, 3, 4].map((place) => ordinal(place, 'en'))).toEqual(['1st', '2nd', '3rd', '4th']);
  expect([2, 4, 6].map((place) => ordinal(place, 'bn'))).toEqual(['২য়', '৪র্থ', '৬ষ্ঠ']);
});
