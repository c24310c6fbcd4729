import { hasMoreGraphemes } from '@nokshi/forms/graphemes.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { districtWords } from '../words/district-words.ts';
import { readingWords } from '../words/reading-words.ts';
import { sportWords } from '../words/sport-words.ts';
import type { NewspaperPremises, NewspaperWorld, Report } from '../world.ts';

const titleLength = 120;
const nameLength = 80;

/** Sends a report to the desk. @throws Refusal for one without a headline, a sentence or a name */
export function fileReport(
  { data, language }: NewspaperPremises,
  world: NewspaperWorld,
  typed: Omit<Report, 'number' | 'state'>,
): NewspaperWorld {
  const [title, text, by] = [typed.title.trim(), typed.text.trim(), typed.by.trim()];
  const section = data.sections.find(({ id }) => id === typed.section)?.id;
  if (title === '') refuse(language, sportWords.noTitle, {}, 'title');
  if (hasMoreGraphemes(title, titleLength)) refuse(language, sportWords.longTitle, {}, 'title');
  if (text === '' || section === undefined) refuse(language, sportWords.noReport, {}, 'text');
  if (by === '') refuse(language, districtWords.noName, {}, 'by');
  if (hasMoreGraphemes(by, nameLength)) refuse(language, readingWords.longName, {}, 'by');
  const number = Math.max(0, ...world.reports.map((one) => one.number)) + 1;
  const state = { is: 'waiting' } as const;
  return { ...world, reports: [{ number, section, title, text, by, state }, ...world.reports] };
}

/** The desk puts a report on the front, or declines it. @throws Refusal unless it waits */
export function judgeReport(
  { language, today }: NewspaperPremises,
  world: NewspaperWorld,
  number: number,
  is: 'printed' | 'declined',
): NewspaperWorld {
  const found = world.reports.find((one) => one.number === number);
  if (found?.state.is !== 'waiting') refuse(language, readingWords.judged);
  const state = { is, day: dayOf(today) };
  return {
    ...world,
    reports: world.reports.map((one) => (one.number === number ? { ...one, state } : one)),
  };
}

/** Takes a report back, wherever it stands. */
export const withdrawReport = (
  _premises: NewspaperPremises,
  world: NewspaperWorld,
  number: number,
): NewspaperWorld => ({
  ...world,
  reports: world.reports.filter((one) => one.number !== number),
});
