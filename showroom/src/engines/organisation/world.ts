import type { DemoText } from '../../demo/words.ts';
import { Refusal } from '../../runtime/refuse.ts';
import type { DayOffset } from '../../words/days.ts';
import type { OrganisationData } from './data.ts';

export const methods = ['bkash', 'card'] as const;
export type Method = (typeof methods)[number];

export const rhythms = ['once', 'monthly'] as const;
export type Rhythm = (typeof rhythms)[number];

/** A gift, and whether a monthly one was stopped. */
export type Gift = {
  readonly number: number;
  readonly name: DemoText;
  readonly amount: number;
  readonly rhythm: Rhythm;
  readonly method: Method;
  /** The id of a project, or nothing for where it is needed most. */
  readonly project: string;
  readonly day: DayOffset;
  readonly isStopped: boolean;
  /** Whether it is the visitor's own. */
  readonly isOwn: boolean;
};

/** What was sent by a form: an enquiry, an application, a letter. */
export type Message = {
  readonly number: number;
  /** What it is about, in the words the visitor saw. */
  readonly about: string;
  /** The section or notice whose form it was sent by. */
  readonly form: string;
  readonly lines: readonly { readonly name: string; readonly value: string }[];
  readonly day: DayOffset;
};

export type OrganisationWorld = {
  /** The latest first. */
  readonly gifts: readonly Gift[];
  readonly messages: readonly Message[];
};

const firstGift = 1046;
const firstMessage = 301;

export const leastGift = 50;
export const mostGift = 500_000;

export const beginOrganisation = ({ gifts }: OrganisationData): OrganisationWorld => ({
  gifts: gifts.map((gift, index) => ({
    ...gift,
    number: firstGift - 1 - index,
    project: '',
    isStopped: false,
    isOwn: false,
  })),
  messages: [],
});

/**
 * Takes a gift, the first of the list from then on.
 * @param amount in whole taka
 * @throws Refusal when it is no whole number from 50 to 5,00,000
 */
export function give(
  world: OrganisationWorld,
  gift: Pick<Gift, 'name' | 'amount' | 'rhythm' | 'method' | 'project'>,
  notAmount: string,
): OrganisationWorld {
  const { amount } = gift;
  if (!Number.isInteger(amount) || amount < leastGift || amount > mostGift) {
    throw new Refusal(notAmount);
  }
  const number = Math.max(firstGift - 1, ...world.gifts.map((one) => one.number)) + 1;
  const given = { ...gift, number, day: 0, isStopped: false, isOwn: true };
  return { ...world, gifts: [given, ...world.gifts] };
}

/** Ends a monthly gift of the visitor's own. */
export const stopGift = (world: OrganisationWorld, number: number): OrganisationWorld => ({
  ...world,
  gifts: world.gifts.map((gift) =>
    gift.number === number && gift.isOwn && gift.rhythm === 'monthly'
      ? { ...gift, isStopped: true }
      : gift,
  ),
});

/** What visitors gave for a project on this page, in whole taka. */
export const givenFor = ({ gifts }: OrganisationWorld, project: string): number =>
  gifts.reduce((sum, gift) => sum + (gift.project === project ? gift.amount : 0), 0);

/** Keeps what a form sent, the first of the list from then on. */
export function keepMessage(
  world: OrganisationWorld,
  message: Pick<Message, 'about' | 'form' | 'lines'>,
): OrganisationWorld {
  const number = Math.max(firstMessage - 1, ...world.messages.map((one) => one.number)) + 1;
  return { ...world, messages: [{ ...message, number, day: 0 }, ...world.messages] };
}

/** Takes back a message. */
export const forgetMessage = (world: OrganisationWorld, number: number): OrganisationWorld => ({
  ...world,
  messages: world.messages.filter((message) => message.number !== number),
});
