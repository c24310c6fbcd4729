import { makeEngine } from '../../runtime/engine.tsx';
import { type Day, dateOf } from '../../words/days.ts';
import { bears } from '../bears.ts';
import { beginNewspaper } from './begin.ts';
import type { NewspaperData } from './data.ts';
import { latestIssue } from './steps/stories.ts';
import { banglaDate, digits, englishDate } from './words/dates.ts';
import type { NewspaperWorld } from './world.ts';

const { Provider, useDemo } = makeEngine<NewspaperData, NewspaperWorld>({
  version: 3,
  bears: bears.newspaper,
  begin: beginNewspaper,
  follow: (world, { data }) => ({ ...world, former: latestIssue(data) }),
  schema: () => import('./world-schema.ts'),
  parts: ({ front, stories: [lead] }) => [
    ...front.flatMap(({ parts }) => parts.map(({ part }) => part)),
    ...(lead?.figure ? ['figure'] : []),
  ],
});

export const NewspaperProvider = Provider;

/** What the screens of a paper use, with numbers and days as papers print them. */
export function useNewspaper() {
  const demo = useDemo();
  const { language } = demo;
  return {
    ...demo,
    digits: (of: number | string) => digits(of, language),
    englishDate: (day: Day) => englishDate(dateOf(day), language),
    banglaDate: (day: Day) => banglaDate(dateOf(day), language),
  };
}
