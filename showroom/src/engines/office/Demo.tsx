import type { OpenedDemo } from '../../demo/opened.ts';
import { Desk } from '../../ledger/Desk.tsx';
import { later } from '../../ui/later.tsx';
import type { OfficeData } from './data.ts';
import { OfficeProvider, useDesk } from './engine.ts';
import { Landed } from './screens/Landed.tsx';
import { Spinning } from './screens/Spinning.tsx';
import { words } from './words/words.ts';

const shared = {
  stores: later(() => import('./screens/Stores.tsx'), 'Stores'),
  orders: later(() => import('./screens/Orders.tsx'), 'Orders'),
  invoice: later(() => import('./screens/InvoiceSheet.tsx'), 'InvoiceSheet'),
};

const desks = {
  imports: {
    ways: [
      ['imports', words.imports],
      ['stores', words.stores],
      ['orders', words.dealers],
      ['vat', words.mushak],
    ],
    First: Landed,
    screens: {
      ...shared,
      imports: Landed,
      vat: later(() => import('./screens/VatReturn.tsx'), 'VatReturn'),
    },
  },
  mill: {
    ways: [
      ['spinning', words.spinning],
      ['cotton', words.cotton],
      ['stores', words.coneStore],
      ['orders', words.delivery],
    ],
    First: Spinning,
    screens: { ...shared, cotton: later(() => import('./screens/Cotton.tsx'), 'Cotton') },
  },
} as const;

/** The office of a trading house or a mill: goods that come in, lie in stores, and go out by order. */
export function OfficeDemo(opened: OpenedDemo<OfficeData>) {
  return (
    <OfficeProvider opened={opened}>
      <Screens />
    </OfficeProvider>
  );
}

function Screens() {
  const { desk, money } = useDesk();
  return <Desk {...desks[desk.kind]} within={{ invoice: 'orders' }} words={words} money={money} />;
}
