import { dataOn, demosOfEngine } from '../../demo/read-demos.ts';
import { midnightOf } from '../../runtime/now.ts';
import { beginTill } from './begin.ts';
import type { Means, TillData, TillPremises } from './data.ts';
import { tillSchema } from './schema.ts';
import { pay } from './steps/payment.ts';
import type { Sale, TillWorld } from './world.ts';
import { saleOf } from './world.ts';

/** The demos of this engine, for its tests. */
export const demoNames = demosOfEngine('till');

export const tillData = (name: string): TillData => dataOn(name, tillSchema);

/** What a step knows in a demo at noon of a Sunday. @param days after it */
export function premisesOf(name: string, days = 0): TillPremises {
  const now = new Date(2026, 10, 22 + days, 12);
  return { data: tillData(name), language: 'en', today: midnightOf(now), now };
}

export const begun = ({ data, now }: TillPremises): TillWorld => beginTill(data, now);

/** Takes a part of a bill, or all that is left. */
export const paid = (
  premises: TillPremises,
  world: TillWorld,
  at: string,
  by: Means,
  amount?: number,
): TillWorld => pay(premises, world, at, by, amount);

/** A receipt that has to be there. */
export function receiptOf(world: TillWorld, number: string): Sale {
  const sale = saleOf(world, number);
  if (!sale) throw new Error(`the demo has lost ${number}`);
  return sale;
}
