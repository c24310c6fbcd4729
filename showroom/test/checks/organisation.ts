import type { OrganisationData } from '../../src/engines/organisation/data.ts';
import { closingOf } from '../../src/engines/organisation/steps/accounts.ts';
import { givenFor, isGift } from '../../src/engines/organisation/steps/gifts.ts';
import type { OrganisationWorld } from '../../src/engines/organisation/world.ts';
import { midnightOf } from '../../src/runtime/now.ts';
import { dayOf } from '../../src/words/days.ts';

/** The broken invariants in an organisation, in words; none when all hold. */
export function checkOrganisation(
  data: OrganisationData,
  world: OrganisationWorld,
  now: Date,
): readonly string[] {
  const { gifts, messages } = world;
  const isTwice = (numbers: readonly number[]) => new Set(numbers).size !== numbers.length;
  const own = gifts.filter(({ isOwn }) => isOwn);
  const given = own.reduce((sum, { amount }) => sum + amount, 0);
  const needed = own
    .filter(({ project }) => project === null)
    .reduce((sum, { amount }) => sum + amount, 0);
  const byProject = data.projects.reduce((sum, { id }) => sum + givenFor(world, id), needed);
  const today = midnightOf(now);
  return [
    ...(isTwice(gifts.map(({ number }) => number)) ? ['a gift is there twice'] : []),
    ...(isTwice(messages.map(({ number }) => number)) ? ['a message is there twice'] : []),
    ...(given === byProject ? [] : [`${given} taka were given, ${byProject} by project`]),
    ...own
      .filter(({ amount }) => !isGift(amount))
      .map(({ number, amount }) => `gift ${number} is ${amount} taka`),
    ...gifts
      .filter(({ isStopped, isOwn, rhythm }) => isStopped && !(isOwn && rhythm === 'monthly'))
      .map(({ number }) => `gift ${number} is stopped and can't be`),
    ...([...gifts, ...messages].some(({ day }) => day > dayOf(today))
      ? ['something was done in the future']
      : []),
    ...messages
      .filter(({ form, day }) => data.notices.some(({ id, closes }) => id === form && closes < day))
      .map(({ number }) => `message ${number} answers a notice that is closed`),
    ...data.accounts.flatMap((year, at) => {
      const before = data.accounts[at + 1];
      return !before || closingOf(before) === year.opening
        ? []
        : [`year ${year.ago} opens wrongly`];
    }),
  ];
}
