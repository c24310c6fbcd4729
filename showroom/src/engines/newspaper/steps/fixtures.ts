import { minutesOf } from '../../../words/clock.ts';
import { type Day, dayAfter } from '../../../words/days.ts';
import type { SectionOf } from '../data.ts';

type Fixture = SectionOf<'fixtures'>['matches'][number];

const aDay = 1440;

/** When a match begins on the clock of Dhaka: the day, and the minutes after midnight. */
export function dhakaTimeOf({ day, time, ahead }: Fixture): { day: Day; minutes: number } {
  const minutes = minutesOf(time) - ahead * 60;
  const days = Math.floor(minutes / aDay);
  return { day: dayAfter(day, days), minutes: minutes - days * aDay };
}

/** The matches to come, the next one first. */
export const toCome = (matches: readonly Fixture[]): readonly Fixture[] =>
  matches
    .map((match) => ({ match, at: dhakaTimeOf(match) }))
    .toSorted((a, b) => a.at.day.localeCompare(b.at.day) || a.at.minutes - b.at.minutes)
    .map(({ match }) => match);
