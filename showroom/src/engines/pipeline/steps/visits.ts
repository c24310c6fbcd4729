import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { type Day, dayOf } from '../../../words/days.ts';
import type { Step } from '../data.ts';
import { words } from '../words/words.ts';
import type { PipelineWorld, Visit } from '../world-schema.ts';

/** How far ahead a visit can be planned, in days. */
const ahead = 14;

/** The days on which a visit can be planned. */
export const daysToPlan = (today: Date): readonly Day[] =>
  Array.from({ length: ahead }, (_, index) => dayOf(today, index + 1));

/**
 * Plans a visit of the person at the desk.
 * @throws Refusal for a day or time that can't be chosen, and when the person, or what is taken along, is
 * elsewhere then
 */
export const planVisit: Step<
  [wish: Pick<Visit, 'day' | 'time' | 'what' | 'thing'> & { readonly lead: string }]
> = ({ data, language, today }, world, wish) => {
  const lead = oneOf(world.leads, wish.lead);
  if (!daysToPlan(today).includes(wish.day)) refuse(language, words.dayGone, {}, 'day');
  if (!data.times.includes(wish.time)) refuse(language, words.noSuchTime, {}, 'time');
  const atThatTime = world.visits.filter(
    ({ day, time, isDone }) => day === wish.day && time === wish.time && !isDone,
  );
  const clash = atThatTime.find(({ person }) => person === world.person);
  if (clash) {
    const person = textIn(oneOf(data.people, world.person).name, language);
    refuse(language, words.personTaken, { person, who: textIn(clash.who, language) }, 'time');
  }
  const holder = wish.thing && atThatTime.find(({ thing }) => thing === wish.thing);
  if (holder) {
    const thing = textIn(oneOf(data.things, wish.thing ?? '').name, language);
    refuse(language, words.thingTaken, { thing, who: textIn(holder.who, language) }, 'thing');
  }
  const visit: Visit = {
    ...wish,
    // Nobody is with two at once, and what is called off leaves the diary.
    id: `visit ${wish.day} ${wish.time} ${world.person}`,
    who: lead.name,
    area: lead.area,
    person: world.person,
    isDone: false,
    note: '',
  };
  return { ...world, visits: [...world.visits, visit] };
};

/** Notes what came of a visit. @throws Refusal without a word, before its day, and for the second time */
export const finishVisit: Step<[string, string]> = ({ language, today }, world, id, note) => {
  const visit = oneOf(world.visits, id);
  if (visit.isDone) refuse(language, words.visitDone);
  if (visit.day > dayOf(today)) refuse(language, words.visitAhead);
  if (note === '') refuse(language, words.noteMissing, {}, 'note');
  const last = dayOf(today);
  return {
    ...world,
    visits: world.visits.map((one) => (one.id === id ? { ...one, isDone: true, note } : one)),
    leads: world.leads.map((lead) => (lead.id === visit.lead ? { ...lead, note, last } : lead)),
  };
};

/** Takes a visit that will not be made out of the diary. @throws Refusal once it was made */
export const callOff: Step<[id: string]> = ({ language }, world, id) => {
  if (oneOf(world.visits, id).isDone) refuse(language, words.visitDone);
  return { ...world, visits: world.visits.filter((one) => one.id !== id) };
};

/** Visits in the order of their day and time. */
export const inOrder = (visits: readonly Visit[]): readonly Visit[] =>
  visits.toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.time.localeCompare(other.time),
  );

/** The day whose visits are shown: today, or the last one before it that has any. */
export const dayShown = ({ visits }: PipelineWorld, today: Date): Day =>
  visits
    .map(({ day }) => day)
    .filter((day) => day <= dayOf(today))
    .toSorted()
    .at(-1) ?? dayOf(today);
