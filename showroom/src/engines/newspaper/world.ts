import type { Kept } from '../../demo/world-schema.ts';
import type { StepOf } from '../../runtime/premises.ts';
import { dayAfter, distanceOf } from '../../words/days.ts';
import type { NewspaperData, Story } from './data.ts';
import type { notice, report, subscription, worldSchema } from './world-schema.ts';

export type Notice = Kept<typeof notice>;
export type Report = Kept<typeof report>;
export type Subscription = Kept<typeof subscription>;
export type NewspaperWorld = Kept<typeof worldSchema>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<NewspaperData, NewspaperWorld, Args>;

/** The number of the newest notice at first. */
export const firstNotice = 418;

/** The notices that stand in the paper of a day, the newest first. */
export const printedNotices = ({ notices }: NewspaperWorld, today: Date): readonly Notice[] =>
  notices.filter(({ state, days }) => {
    if (state.is !== 'printed') return false;
    const since = -distanceOf(state.day, today);
    return since >= 0 && since < days;
  });

/** What waits for the desk. */
export const waitingIn = ({ notices, reports }: NewspaperWorld) => ({
  notices: notices.filter(({ state }) => state.is === 'waiting'),
  reports: reports.filter(({ state }) => state.is === 'waiting'),
});

const subscriptionDays = 30;

/** The last of its days; the one on which it was paid is the first. */
export const lastDayOf = ({ day }: Pick<Subscription, 'day'>): string =>
  dayAfter(day, subscriptionDays - 1);

/** The subscription of a reader, while it runs. */
export const runningSubscription = (
  { subscription: own }: NewspaperWorld,
  today: Date,
): Subscription | undefined => (own && distanceOf(lastDayOf(own), today) >= 0 ? own : undefined);

/** Whether a story may be read to its end. */
export const isOpen = (story: Story, world: NewspaperWorld, today: Date): boolean =>
  !story.isClosed || runningSubscription(world, today) !== undefined;
