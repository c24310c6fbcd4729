import { deskView } from '../../ledger/desk-view.ts';
import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginOffice } from './begin.ts';
import type { OfficeData } from './data.ts';
import { counted, money } from './words/money.ts';
import type { OfficeWorld } from './world-schema.ts';

const { Provider, useDemo } = makeEngine<OfficeData, OfficeWorld>({
  version: 3,
  bears: bears.office,
  begin: beginOffice,
  schema: () => import('./world-schema.ts'),
});

export { Provider as OfficeProvider };

type Desk = OfficeData['desk'];

/** The demo at its desk, with amounts and quantities in the words of its language. */
export function useDesk<Kind extends Desk['kind'] = Desk['kind']>() {
  const demo = deskView(useDemo());
  const { data, language } = demo;
  return {
    ...demo,
    /** Of the kind that the screen is for, which stands at no other. */
    desk: data.desk as Extract<Desk, { kind: Kind }>,
    money: (amount: number) => money(amount, data.currency, language),
    counted: (quantity: number) => counted(quantity, data.unit, language),
  };
}
