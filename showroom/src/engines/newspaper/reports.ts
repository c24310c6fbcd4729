import { hasMoreLetters } from '@nokshi/forms/letters.ts';
import { Refusal } from '../../runtime/refuse.ts';
import type { DayOffset } from '../../words/days.ts';
import type { NewspaperWorld, Sentences } from './world.ts';

/** What a reporter filed from the ground. */
export type Report = {
  readonly number: number;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  readonly by: string;
  readonly day: DayOffset;
};

/** Puts a report on the front. @throws Refusal for one without a headline, a sentence or a name */
export function fileReport(
  world: NewspaperWorld,
  typed: Omit<Report, 'number' | 'day'>,
  sentences: Sentences<'noTitle' | 'longTitle' | 'noReport' | 'noName'>,
): NewspaperWorld {
  const [title, text, by] = [typed.title.trim(), typed.text.trim(), typed.by.trim()];
  if (title === '') throw new Refusal(sentences.noTitle, 'title');
  if (hasMoreLetters(title, 120)) throw new Refusal(sentences.longTitle, 'title');
  if (text === '') throw new Refusal(sentences.noReport, 'text');
  if (by === '') throw new Refusal(sentences.noName, 'by');
  const number = Math.max(0, ...world.reports.map((one) => one.number)) + 1;
  const report = { ...typed, title, text, by, number, day: 0 };
  return { ...world, reports: [report, ...world.reports] };
}

export const withdrawReport = (world: NewspaperWorld, number: number): NewspaperWorld => ({
  ...world,
  reports: world.reports.filter((report) => report.number !== number),
});
