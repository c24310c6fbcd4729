import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { sectionOf } from '../data.ts';
import { readingWords } from '../words/reading-words.ts';
import type { NewspaperPremises, NewspaperWorld } from '../world.ts';
import { ballsToOverEnd } from './score.ts';

/** Brings the next entry of the live column, at this minute; nothing once all are out. */
export function bringEntry(
  { data, today, now }: NewspaperPremises,
  world: NewspaperWorld,
): NewspaperWorld {
  if (world.entries.length >= (sectionOf(data, 'live')?.entries.length ?? 0)) return world;
  const entry = { day: dayOf(today), at: now.getHours() * 60 + now.getMinutes() };
  return { ...world, entries: [...world.entries, entry] };
}

/** Bowls the next ball, or the rest of the over; nothing once all are bowled. */
export function bowl(
  { data }: NewspaperPremises,
  world: NewspaperWorld,
  upTo: 'ball' | 'over',
): NewspaperWorld {
  const match = sectionOf(data, 'match');
  if (!match) return world;
  const next = upTo === 'ball' ? world.balls + 1 : ballsToOverEnd(match, world.balls);
  return { ...world, balls: Math.min(next, match.balls.length) };
}

/** Makes an area the reader's own. @throws Refusal for one that is not on the map */
export function chooseArea(
  { data, language }: NewspaperPremises,
  world: NewspaperWorld,
  area: string,
): NewspaperWorld {
  const isThere = sectionOf(data, 'areas')?.areas.some(({ id }) => id === area);
  if (!isThere) refuse(language, readingWords.noStories);
  return { ...world, area };
}
