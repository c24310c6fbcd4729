import { hasMoreLetters } from '@nokshi/forms/letters.ts';
import type { Say } from '../../demo/words.ts';
import { Refusal } from '../../room/store.ts';
import type { DayOffset } from '../../words/days.ts';
import { type NewspaperData, partOf } from './data.ts';
import { mobileOf } from './mobile.ts';

/** A notice that a reader paid for. */
export type Notice = {
  readonly number: number;
  readonly kind: Say;
  readonly text: Say;
  readonly name: Say;
  /** The first day it is printed. */
  readonly day: DayOffset;
  readonly days: number;
  /** In taka; 0 for those that were there at first. */
  readonly paid: number;
};

/** What a reporter filed from the ground. */
export type Report = {
  readonly number: number;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  readonly by: string;
  readonly day: DayOffset;
};

export const payments = ['bkash', 'card'] as const;
type Payment = (typeof payments)[number];

type Subscription = {
  readonly number: number;
  readonly name: string;
  readonly payment: Payment;
  readonly day: DayOffset;
  readonly price: number;
};

/** What changes in a paper while somebody reads it. */
export type NewspaperWorld = {
  /** How many entries of the live column are out. */
  readonly entries: number;
  /** How many balls of the match are bowled. */
  readonly balls: number;
  /** The reader's own area. */
  readonly area: string;
  readonly notices: readonly Notice[];
  readonly reports: readonly Report[];
  /** One, or none. */
  readonly subscriptions: readonly Subscription[];
  /** The address that the letter goes to; empty for none. */
  readonly letter: string;
};

/** The number of the newest notice at first. */
export const firstNotice = 418;

export function beginNewspaper(data: NewspaperData): NewspaperWorld {
  return {
    entries: partOf(data, 'live')?.shown ?? 0,
    balls: partOf(data, 'match')?.shown ?? 0,
    area: partOf(data, 'areas')?.chosen ?? '',
    notices: (partOf(data, 'notices')?.printed ?? []).map((notice, index) => ({
      ...notice,
      number: firstNotice - index,
      days: 3,
      paid: 0,
    })),
    reports: [],
    subscriptions: [],
    letter: '',
  };
}

/** What is said to a form that can't be taken. */
export type Sentences<Name extends string> = Readonly<Record<Name, string>>;

const subscriptionDays = 30;
export const lastDayOf = ({ day }: Subscription): DayOffset => day + subscriptionDays;

/** Opens the closed stories. @throws Refusal without a name or a number to pay from */
export function subscribe(
  world: NewspaperWorld,
  price: number,
  typed: { readonly name: string; readonly mobile: string; readonly payment: Payment },
  sentences: Sentences<'noName' | 'mobile'>,
): NewspaperWorld {
  const name = typed.name.trim();
  if (name === '') throw new Refusal(sentences.noName);
  if (!mobileOf(typed.mobile)) throw new Refusal(sentences.mobile);
  const subscription = { number: 20731, name, payment: typed.payment, day: 0, price };
  return { ...world, subscriptions: [subscription] };
}

export const endSubscription = (world: NewspaperWorld): NewspaperWorld => ({
  ...world,
  subscriptions: [],
});

/** Puts a report on the front. @throws Refusal for one without a headline, a sentence or a name */
export function fileReport(
  world: NewspaperWorld,
  typed: Omit<Report, 'number' | 'day'>,
  sentences: Sentences<'noTitle' | 'longTitle' | 'noReport' | 'noName'>,
): NewspaperWorld {
  const [title, text, by] = [typed.title.trim(), typed.text.trim(), typed.by.trim()];
  if (title === '') throw new Refusal(sentences.noTitle);
  if (hasMoreLetters(title, 120)) throw new Refusal(sentences.longTitle);
  if (text === '') throw new Refusal(sentences.noReport);
  if (by === '') throw new Refusal(sentences.noName);
  const number = Math.max(0, ...world.reports.map((one) => one.number)) + 1;
  const report = { ...typed, title, text, by, number, day: 0 };
  return { ...world, reports: [report, ...world.reports] };
}

export const withdrawReport = (world: NewspaperWorld, number: number): NewspaperWorld => ({
  ...world,
  reports: world.reports.filter((report) => report.number !== number),
});

/** Sends the letter to an address. @throws Refusal for what is no address */
export function writeTo(world: NewspaperWorld, address: string, notMail: string): NewspaperWorld {
  const letter = address.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(letter)) throw new Refusal(notMail);
  return { ...world, letter };
}
