import { array, literal, nullable, number, object, picklist, string, variant } from 'valibot';
import { daySchema, type Kept, textSchema } from '../../demo/world-schema.ts';
import type { Premises } from '../../runtime/premises.ts';
import { chosenDay, dateOf, distanceOf } from '../../words/days.ts';
import type { NewspaperData, Story } from './data.ts';

export const payments = ['bkash', 'card'] as const;
export type Payment = (typeof payments)[number];

/** What the desk makes of something that was sent in: nothing is published before it is approved. */
const judged = variant('is', [
  object({ is: literal('waiting') }),
  object({ is: literal('declined'), day: string() }),
  /** The first day it is printed. */
  object({ is: literal('printed'), day: daySchema }),
]);

const notice = object({
  number: number(),
  kind: textSchema,
  text: textSchema,
  name: textSchema,
  /** Where readers and the desk call; none for those that were there at first. */
  contact: nullable(string()),
  days: number(),
  /** In taka; none for those that were there at first. */
  paid: nullable(number()),
  state: judged,
});
export type Notice = Kept<typeof notice>;

const report = object({
  number: number(),
  section: string(),
  title: string(),
  text: string(),
  by: string(),
  state: judged,
});
export type Report = Kept<typeof report>;

const subscription = object({
  number: number(),
  name: string(),
  payment: picklist(payments),
  day: string(),
  price: number(),
});
export type Subscription = Kept<typeof subscription>;

/** What changes in a paper while somebody reads it. */
export const newspaperWorldSchema = object({
  /** When each entry of the live column came out, as far as they are out. */
  entries: array(object({ day: string(), at: number() })),
  /** How many balls of the match are bowled. */
  balls: number(),
  /** The reader's own area. */
  area: nullable(string()),
  notices: array(notice),
  /** What was filed from the ground. */
  reports: array(report),
  /** What a reader paid to read on. */
  subscription: nullable(subscription),
  /** The address that the letter goes to. */
  letter: nullable(string()),
});
export type NewspaperWorld = Kept<typeof newspaperWorldSchema>;
export type NewspaperPremises = Premises<NewspaperData>;

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

export const lastDayOf = ({ day }: Pick<Subscription, 'day'>): string =>
  chosenDay(subscriptionDays, dateOf(day, new Date()));

/** The subscription of a reader, while it runs. */
export const runningSubscription = (
  { subscription: own }: NewspaperWorld,
  today: Date,
): Subscription | undefined => (own && distanceOf(lastDayOf(own), today) >= 0 ? own : undefined);

/** Whether a story may be read to its end. */
export const isOpen = (story: Story, world: NewspaperWorld, today: Date): boolean =>
  !story.isClosed || runningSubscription(world, today) !== undefined;
