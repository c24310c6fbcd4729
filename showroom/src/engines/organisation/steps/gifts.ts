import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { words } from '../words/words.ts';
import { firstGift, type Gift, type OrganisationWorld, type Step } from '../world.ts';

export const leastGift = 50;
export const mostGift = 500_000;

/** Whether an amount can be given: whole taka from 50 to 5,00,000. */
export const isGift = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= leastGift && amount <= mostGift;

/** The number that the next gift gets. */
export const nextGift = ({ gifts }: OrganisationWorld): number =>
  Math.max(firstGift - 1, ...gifts.map(({ number }) => number)) + 1;

/** Takes a gift, the first of the list from then on. @throws Refusal for what can't be given */
export const give: Step<[gift: Pick<Gift, 'name' | 'amount' | 'rhythm' | 'method' | 'project'>]> = (
  { data, language, today },
  world,
  gift,
) => {
  if (!isGift(gift.amount)) refuse(language, words.notAmount, {}, 'other');
  if (gift.project !== null && data.projects.every(({ id }) => id !== gift.project)) {
    refuse(language, words.noProject, {}, 'project');
  }
  const number = nextGift(world);
  const given = { ...gift, number, day: dayOf(today), isStopped: false, isOwn: true };
  return { ...world, gifts: [given, ...world.gifts] };
};

/** Ends a monthly gift of the visitor's own. @throws Refusal for any other, and for the second time */
export const stopGift: Step<[number: number]> = ({ language }, world, number) => {
  const gift = world.gifts.find((one) => one.number === number);
  if (!gift?.isOwn || gift.rhythm !== 'monthly' || gift.isStopped) {
    refuse(language, words.nothingToStop);
  }
  return {
    ...world,
    gifts: world.gifts.map((one) => (one === gift ? { ...one, isStopped: true } : one)),
  };
};

/** What visitors gave for a project on this page, in whole taka. */
export const givenFor = ({ gifts }: OrganisationWorld, project: string): number =>
  gifts.reduce((sum, gift) => sum + (gift.project === project ? gift.amount : 0), 0);
