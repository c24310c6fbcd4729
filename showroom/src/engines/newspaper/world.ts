import type { DemoText } from '../../demo/words.ts';
import { Refusal } from '../../runtime/refuse.ts';
import type { DayOffset } from '../../words/days.ts';
import { type NewspaperData, partOf } from './data.ts';
import type { Report } from './reports.ts';
import type { Subscription } from './subscriptions.ts';

/** A notice that a reader paid for. */
export type Notice = {
  readonly number: number;
  readonly kind: DemoText;
  readonly text: DemoText;
  readonly name: DemoText;
  /** The first day it is printed. */
  readonly day: DayOffset;
  readonly days: number;
  /** In taka; 0 for those that were there at first. */
  readonly paid: number;
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

/** Sends the letter to an address. @throws Refusal for what is no address */
export function writeTo(world: NewspaperWorld, address: string, notMail: string): NewspaperWorld {
  const letter = address.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(letter)) throw new Refusal(notMail, 'address');
  return { ...world, letter };
}
