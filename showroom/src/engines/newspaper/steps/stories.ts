import type { DemoText } from '../../../demo/words.ts';
import { isPaperDay, nearestDay } from '../../../words/calendar.ts';
import { type Day, dayAfter, daysBetween, isDay } from '../../../words/days.ts';
import { seeded } from '../../../words/seeded.ts';
import type { NewspaperData, Story } from '../data.ts';
import { digits } from '../words/dates.ts';
import { words } from '../words/words.ts';
import type { NewspaperWorld, Report } from '../world.ts';

/** Whether a paper comes out on a day: not at an Eid, and a weekly every seventh day from its first. */
export const isIssueDay = ({ printed }: NewspaperData, day: Day): boolean =>
  isPaperDay(day) &&
  (printed.every === 'day' || (day >= printed.first && daysBetween(printed.first, day) % 7 === 0));

/** The day of the latest issue as the paper begins. */
export const latestIssue = (data: NewspaperData): Day =>
  nearestDay(data.begun, (day) => isIssueDay(data, day), -1);

/** The number of the issue of a day, where issues have one: a weekly counts those that came out since its first. */
export function issueNumber({ printed }: NewspaperData, day: Day): number | undefined {
  if (printed.every === 'day') return undefined;
  const weeks = 1 + Math.floor(daysBetween(printed.first, day) / 7);
  return Array.from({ length: weeks }, (_, week) => dayAfter(printed.first, 7 * week)).filter(
    isPaperDay,
  ).length;
}

/** The day of the issue so many before the latest one; that itself for no number. */
export const issueBefore = (data: NewspaperData, back: number, from = latestIssue(data)): Day =>
  back > 0 ? issueBefore(data, back - 1, neighbours(data, from).before) : from;

/** The day of a story; those of earlier issues of a weekly stand seven days apart in its data. */
export const dayOfStory = ({ day }: Story, data: NewspaperData): Day =>
  data.printed.every === 'week' && day % 7 === 0
    ? issueBefore(data, day / -7)
    : dayAfter(latestIssue(data), day);

/** Of stories that are no part of the data. */
const plain = { notes: [], isClosed: false };

/** What was filed from the ground and approved, as a story. */
function storyOf(report: Report, data: NewspaperData): Story[] {
  const { number, section, title, text, by, state } = report;
  if (state.is !== 'printed') return [];
  const [intro = '', ...paragraphs] = text.split(/\s*\n\s*/);
  return [
    {
      id: `filed-${number}`,
      section,
      label: words.filed,
      title,
      intro,
      text: paragraphs,
      by,
      day: daysBetween(latestIssue(data), state.day),
      ...plain,
    },
  ];
}

/** Every story that is published, the newest first. */
export const allStories = (data: NewspaperData, world: NewspaperWorld): readonly Story[] =>
  [...world.reports.flatMap((report) => storyOf(report, data)), ...data.stories].toSorted(
    (a, b) => b.day - a.day,
  );

const perDay = 4;

/** What the paper has every day, for one day of its archive: numbers by the date, the same for everyone. */
function dailiesOf(data: NewspaperData, day: Day): Story[] {
  const next = seeded(day);
  const order = data.dailies
    .map((daily) => ({ daily, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, perDay);
  return order.map(({ daily }, index) => {
    const number = daily.from + Math.floor(next() * (daily.to - daily.from + 1));
    return {
      id: `day-${day}-${index}`,
      section: daily.section,
      title: withNumber(daily.title, number),
      intro: withNumber(daily.intro, number),
      text: [],
      by: daily.by,
      day: daysBetween(latestIssue(data), day),
      ...plain,
    };
  });
}

/** Words with the number of the day in them. What is said once is said in the language of its letters. */
function withNumber(say: DemoText, number: number): DemoText {
  if (typeof say === 'string') {
    const language = /\p{Script=Bengali}/u.test(say) ? 'bn' : 'en';
    return say.replaceAll('{n}', digits(number, language));
  }
  return {
    en: say.en.replaceAll('{n}', digits(number, 'en')),
    bn: say.bn.replaceAll('{n}', digits(number, 'bn')),
  };
}

/** The stories of one day's paper, the leading one first. */
export function storiesOn(data: NewspaperData, world: NewspaperWorld, day: Day): readonly Story[] {
  if (!isIssueDay(data, day)) return [];
  // That is what the reader had before the paper began again.
  if (day === world.former) return data.stories.filter((story) => story.day === 0);
  const kept = allStories(data, world).filter((story) => dayOfStory(story, data) === day);
  return day < latestIssue(data) ? [...kept, ...dailiesOf(data, day)] : kept;
}

/** The story of an address, also one of a day of the archive. */
export function storyWith(
  data: NewspaperData,
  world: NewspaperWorld,
  id: string,
): Story | undefined {
  const day = /^day-(.*)-\d$/.exec(id)?.[1] ?? '';
  if (isDay(day) && day >= latestIssue(data)) return undefined;
  const stories = isDay(day) ? dailiesOf(data, day) : allStories(data, world);
  return stories.find((story) => story.id === id);
}

/** The nearest days with an issue, before and after one; the latest is the last. */
export function neighbours(data: NewspaperData, day: Day) {
  const latest = latestIssue(data);
  const nearest = (step: 1 | -1) =>
    nearestDay(dayAfter(day, step), (one) => isIssueDay(data, one), step);
  const after = nearest(1);
  return { before: nearest(-1), after: after < latest ? after : latest };
}
