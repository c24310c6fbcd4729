import { goesOnOffline } from '../../offline/goes-on.ts';
import { makeEngine } from '../../runtime/engine.tsx';
import { type Day, dayOf } from '../../words/days.ts';
import { bears } from '../bears.ts';
import { beginTill } from './begin.ts';
import { type Good, hasAccount, type Item, nameOf, squaresOf, type TillData } from './data.ts';
import { ageInWords } from './steps/dues.ts';
import { quantityText, unitName } from './steps/quantity.ts';
import { words } from './words/words.ts';
import { billsOf, type TillWorld } from './world.ts';

const { Provider, useDemo } = makeEngine<TillData, TillWorld>({
  version: 3,
  bears: bears.till,
  begin: beginTill,
  follow: (world, before) => {
    const hasSold = before.world.nextNumber > before.data.receipts.next;
    const former = hasSold ? before.world.sales[0] : before.world.former;
    return former ? { ...world, former } : world;
  },
  schema: () => import('./world-schema.ts'),
  parts: ({ goods, customers, counters }) => [
    ...(goods.some(squaresOf) ? ['squares'] : []),
    ...(customers.some(hasAccount) ? ['account'] : []),
    ...(counters.some(({ bill }) => bill?.exchange) ? ['exchange'] : []),
  ],
  goesOn: goesOnOffline<TillWorld>(billsOf),
});

export const TillProvider = Provider;

/** The demo, which says names of items, quantities in thousandths and days of the past, too. */
export function useTill() {
  const demo = useDemo();
  const { language, today, t, date } = demo;
  return {
    ...demo,
    nameOf: (item: Item) => nameOf(item, t),
    quantity: (thousandths: number, good: Good) => quantityText(thousandths, good, language),
    perUnit: (good: Good) => unitName(good, language, 'one'),
    unitName: (good: Good) => unitName(good, language, 'many'),
    when: (day: Day) => (day === dayOf(today) ? t(words.today) : date(day)),
    age: (days: number) => ageInWords(days, language),
  };
}
