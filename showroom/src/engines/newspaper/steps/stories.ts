import type { DemoText } from '../../../demo/words.ts';
import { type DayOffset, dateOf, distanceOf } from '../../../words/days.ts';
import { seeded } from '../../../words/seeded.ts';
import type { NewspaperData, Story } from '../data.ts';
import { digits, isoOf, offsetOf } from '../words/dates.ts';
import { readingWords } from '../words/reading-words.ts';
import type { NewspaperWorld, Report } from '../world.ts';

/** The day of the latest issue: today for a daily, else the last day of the week it comes out on. */
export const latestIssue = ({ printed }: NewspaperData, today: Date): DayOffset =>
  printed.every === 'day' ? 0 : -((today.getDay() - printed.weekday + 7) % 7) || 0;

/** The number of the issue of a day, where issues have one. */
export const issueNumber = (
  data: NewspaperData,
  offset: DayOffset,
  today: Date,
): number | undefined =>
  data.printed.every === 'week'
    ? data.printed.number + (offset - latestIssue(data, today)) / 7
    : undefined;

/** The day of a story, counted from today. */
export const dayOf = (story: Story, data: NewspaperData, today: Date): DayOffset =>
  story.day + latestIssue(data, today);

/** What was filed from the ground and approved, as a story. */
function storyOf(report: Report, data: NewspaperData, today: Date): Story[] {
  const { number, section, title, text, by, state } = report;
  if (state.is !== 'printed') return [];
  const [intro = '', ...paragraphs] = text.split(/\s*\n\s*/);
  return [
    {
      id: `filed-${number}`,
      section,
      label: readingWords.filed,
      title,
      intro,
      text: paragraphs,
      notes: [],
      by,
      day: distanceOf(state.day, today) - latestIssue(data, today),
      isClosed: false,
    },
  ];
}

/** Every story that is published, the newest first. */
export const allStories = (
  data: NewspaperData,
  world: NewspaperWorld,
  today: Date,
): readonly Story[] =>
  [...world.reports.flatMap((report) => storyOf(report, data, today)), ...data.stories].toSorted(
    (a, b) => b.day - a.day,
  );

const perDay = 4;

/** What the paper has every day, for one day of its archive: numbers by the date, the same for everyone. */
function dailiesOf(data: NewspaperData, offset: DayOffset, today: Date): Story[] {
  const iso = isoOf(dateOf(offset, today));
  const next = seeded(iso);
  const order = data.dailies
    .map((daily) => ({ daily, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, perDay);
  return order.map(({ daily }, index) => {
    const number = daily.from + Math.floor(next() * (daily.to - daily.from + 1));
    return {
      id: `day-${iso}-${index}`,
      section: daily.section,
      title: withNumber(daily.title, number),
      intro: withNumber(daily.intro, number),
      text: [],
      notes: [],
      by: daily.by,
      day: offset - latestIssue(data, today),
      isClosed: false,
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
export function storiesOn(
  data: NewspaperData,
  world: NewspaperWorld,
  offset: DayOffset,
  today: Date,
): readonly Story[] {
  const kept = allStories(data, world, today).filter(
    (story) => dayOf(story, data, today) === offset,
  );
  return offset < latestIssue(data, today) ? [...kept, ...dailiesOf(data, offset, today)] : kept;
}

/** The story of an address, also one of a day of the archive. */
export function storyWith(
  data: NewspaperData,
  world: NewspaperWorld,
  id: string,
  today: Date,
): Story | undefined {
  const iso = /^day-(\d{4}-\d\d-\d\d)-\d$/.exec(id)?.[1];
  const offset = iso === undefined ? undefined : offsetOf(iso, today);
  if (offset !== undefined && offset >= latestIssue(data, today)) return undefined;
  const stories =
    offset === undefined ? allStories(data, world, today) : dailiesOf(data, offset, today);
  return stories.find((story) => story.id === id);
}

/** The nearest days with an issue, before and after one. */
export function neighbours(data: NewspaperData, offset: DayOffset, today: Date) {
  const latest = latestIssue(data, today);
  const step = data.printed.every === 'day' ? 1 : 7;
  const place = (offset - latest) / step;
  return {
    before: latest + (Math.ceil(place) - 1) * step,
    after: Math.min(latest, latest + (Math.floor(place) + 1) * step),
  };
}
