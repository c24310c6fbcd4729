import { minutesOf } from '../../words/clock.ts';
import { dayOf } from '../../words/days.ts';
import { type NewspaperData, sectionOf } from './data.ts';
import { firstNotice, type NewspaperWorld } from './world.ts';

/** How many days a notice runs that was there at first. */
const runs = 3;

/** Makes a paper at first. A live column whose hour has not come yet is that of the day before. */
export function beginNewspaper(data: NewspaperData, now: Date): NewspaperWorld {
  const live = sectionOf(data, 'live');
  const times = (live?.entries ?? []).slice(0, live?.shown).map(({ time }) => minutesOf(time));
  const isAhead = Math.max(0, ...times) > now.getHours() * 60 + now.getMinutes();
  const today = dayOf(now);
  const day = dayOf(now, isAhead ? -1 : 0);
  return {
    entries: times.map((at) => ({ day, at })),
    balls: sectionOf(data, 'match')?.shown ?? 0,
    area: sectionOf(data, 'areas')?.chosen ?? null,
    notices: (sectionOf(data, 'notices')?.printed ?? []).map((seed, index) => ({
      kind: seed.kind,
      text: seed.text,
      name: seed.name,
      number: firstNotice - index,
      contact: null,
      days: runs,
      paid: null,
      state: { is: 'printed', day: seed.day < today ? seed.day : today },
    })),
    reports: [],
    subscription: null,
    letter: null,
  };
}
