import { Refusal } from '../../runtime/refuse.ts';
import type { DayOffset } from '../../words/days.ts';
import { mobileOf } from './mobile.ts';
import type { NewspaperWorld, Sentences } from './world.ts';

export const payments = ['bkash', 'card'] as const;
type Payment = (typeof payments)[number];

/** What a reader paid to read on. */
export type Subscription = {
  readonly number: number;
  readonly name: string;
  readonly payment: Payment;
  readonly day: DayOffset;
  readonly price: number;
};

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
  if (name === '') throw new Refusal(sentences.noName, 'name');
  if (!mobileOf(typed.mobile)) throw new Refusal(sentences.mobile, 'mobile');
  const subscription = { number: 20731, name, payment: typed.payment, day: 0, price };
  return { ...world, subscriptions: [subscription] };
}

export const endSubscription = (world: NewspaperWorld): NewspaperWorld => ({
  ...world,
  subscriptions: [],
});
