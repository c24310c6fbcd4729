import type { Language } from '@nokshi/forms/languages.ts';
import { leastTime } from '@nokshi/prices/lowest-price.ts';
import type { Localized } from './localize.ts';
import type { Entries, Pages, Singles } from './schemas/index.ts';
import { fillText, plain, type Text } from './text.ts';

type Course = NonNullable<Localized<Entries['services']>['course']>;
type Words = Pick<Localized<Pages['services']>, 'pays'> & {
  course: NonNullable<Localized<Pages['services']>['detail']['course']>;
};
type Plan = Localized<Singles['prices']>['plans'][number];

/** What a client holds at one time; `stitches` lead from there to the next, one for each week or working day. */
export type Handover = {
  when: Text;
  words: Text;
  pays: Text | undefined;
  stitches: number;
};

/**
 * The course of a service's smallest job, as its page draws it.
 * @param plan by which it is priced, and whose unit its times are in; weeks where there is none
 */
export function courseView(
  { handovers, after }: Course,
  plan: Plan | undefined,
  { course, pays }: Words,
  language: Language,
): { intro: Text; handovers: Handover[] } {
  const inDays = plan !== undefined && leastTime(plan).unit === 'working-day';
  const nth = inDays ? course.onDay : course.inWeek;
  const whenAt = (at: number) =>
    at === 0 ? course.start : fillText(nth, { number: at }, language);
  return {
    intro: inDays ? course.day : course.week,
    handovers: [
      ...handovers.map((one, index) => ({
        when: whenAt(one.at),
        words: one.words,
        pays: one.pays && pays?.[one.pays],
        stitches: stitchesTo(handovers[index + 1]?.at, one.at),
      })),
      ...(after ? [{ when: course.after, words: after, pays: undefined, stitches: 0 }] : []),
    ],
  };
}

type Minutes = NonNullable<Localized<Pages['book-a-demo']>['minutes']>;

/** A demo as a thread: a stitch for each minute. */
export const minutesView = ({ title, intro, start, at, steps }: Minutes, language: Language) => ({
  title,
  intro,
  knots: steps.map(({ from, words }, index) => ({
    key: from,
    when: plain(from === 0 && start ? start : fillText(at, { number: from }, language)),
    words,
    stitches: stitchesTo(steps[index + 1]?.from, from),
  })),
});

/** As many as there are weeks, days or minutes until the next; none after the last. */
const stitchesTo = (next: number | undefined, at: number) => Math.max(0, (next ?? at) - at);
