import { type Office, refusal } from '../office/speak.ts';
import { oneOf } from '../office/world.ts';
import { words } from './words.ts';
import type { PipelineData, PipelineWorld, Visit } from './world.ts';

/**
 * Plans a visit of the person at the desk.
 * @throws Refusal when the person, or what is taken along, is elsewhere at that time
 */
export function planVisit(
  world: PipelineWorld,
  { data, translate }: Office<PipelineData>,
  wish: Pick<Visit, 'day' | 'time' | 'what' | 'thing'> & { readonly lead: string },
): PipelineWorld {
  const lead = oneOf(world.leads, wish.lead);
  const atThatTime = world.visits.filter(
    ({ day, time, isDone }) => day === wish.day && time === wish.time && !isDone,
  );
  const clash = atThatTime.find(({ person }) => person === world.person);
  if (clash) {
    const person = translate(oneOf(data.people, world.person).name);
    throw refusal(translate(words.personTaken), { person, who: translate(clash.who) });
  }
  const holder = wish.thing && atThatTime.find(({ thing }) => thing === wish.thing);
  if (holder) {
    const thing = translate(oneOf(data.things, wish.thing ?? '').name);
    throw refusal(translate(words.thingTaken), { thing, who: translate(holder.who) });
  }
  const visit: Visit = {
    ...wish,
    id: `visit-${world.visits.length + 1}`,
    who: lead.name,
    area: lead.area,
    person: world.person,
    isDone: false,
    note: '',
  };
  return { ...world, visits: [...world.visits, visit] };
}

/** Notes what came of a visit. @throws Refusal without a word */
export function finishVisit(
  world: PipelineWorld,
  { translate }: Pick<Office<PipelineData>, 'translate'>,
  id: string,
  note: string,
): PipelineWorld {
  if (note === '') throw refusal(translate(words.noteMissing));
  const visit = oneOf(world.visits, id);
  return {
    ...world,
    visits: world.visits.map((one) => (one.id === id ? { ...one, isDone: true, note } : one)),
    leads: world.leads.map((lead) => (lead.id === visit.lead ? { ...lead, note, last: 0 } : lead)),
  };
}

/** Visits in the order of their day and time. */
export const inOrder = (visits: readonly Visit[]): readonly Visit[] =>
  visits.toSorted((one, other) => one.day - other.day || one.time.localeCompare(other.time));
