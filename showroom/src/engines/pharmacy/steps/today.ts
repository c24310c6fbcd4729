import { billsOn, type Pharmacy, type PharmacyWorld } from '../world.ts';

/** When the doors open, and when what the file calls today's sales are all made, in hours. */
const [opens, allMade] = [8, 12];

/** What all branches have sold today up to this minute, in paisa, and on how many bills. */
export function soldToday(
  { data, today, now }: Pick<Pharmacy, 'data' | 'today' | 'now'>,
  world: PharmacyWorld,
) {
  const hour = now.getHours() + now.getMinutes() / 60;
  const share = Math.min(1, Math.max(0, (hour - opens) / (allMade - opens)));
  const earlier = (of: (branch: (typeof data.branches)[number]) => number) =>
    Math.floor(data.branches.reduce((sum, branch) => sum + of(branch), 0) * share);
  const made = billsOn(world, today);
  return {
    taken: earlier(({ taken }) => taken) * 100 + made.reduce((sum, { total }) => sum + total, 0),
    bills: earlier(({ bills }) => bills) + made.length,
  };
}
