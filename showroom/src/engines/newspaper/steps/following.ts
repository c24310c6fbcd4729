import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { sectionOf } from '../data.ts';
import { words } from '../words/words.ts';
import type { Step } from '../world.ts';
import { ballsToOverEnd } from './score.ts';

/** Brings the next entry of the live column, at this minute; nothing once all are out. */
export const bringEntry: Step<[]> = ({ data, today, now }, world) => {
  if (world.entries.length >= (sectionOf(data, 'live')?.entries.length ?? 0)) return world;
  const entry = { day: dayOf(today), at: now.getHours() * 60 + now.getMinutes() };
  return { ...world, entries: [...world.entries, entry] };
};

/** Bowls the next ball, or the rest of the over; nothing once all are bowled. */
export const bowl: Step<[upTo: 'ball' | 'over']> = ({ data }, world, upTo) => {
  const match = sectionOf(data, 'match');
  if (!match) return world;
  const next = upTo === 'ball' ? world.balls + 1 : ballsToOverEnd(match, world.balls);
  return { ...world, balls: Math.min(next, match.balls.length) };
};

/** Makes an area the reader's own. @throws Refusal for one that is not on the map */
export const chooseArea: Step<[area: string]> = ({ data, language }, world, area) => {
  const isThere = sectionOf(data, 'areas')?.areas.some(({ id }) => id === area);
  if (!isThere) refuse(language, words.noStories);
  return { ...world, area };
};
