import { useState } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import { type PharmacyData, role } from './data.ts';
import { PharmacyProvider, usePharmacy } from './engine.ts';
import { Counter } from './screens/Counter.tsx';
import { Header } from './screens/Header.tsx';
import { Purchase } from './screens/Purchase.tsx';
import { Receipt } from './screens/Receipt.tsx';
import { orderOf } from './world.ts';

const Stock = later(() => import('./screens/Stock.tsx'), 'Stock');
const Transfers = later(() => import('./screens/Transfers.tsx'), 'Transfers');
const Receiving = later(() => import('./screens/Receiving.tsx'), 'Receiving');

/** A pharmacy: its counters, its batches, and the desk that orders and moves them. */
export function PharmacyDemo(opened: OpenedDemo<PharmacyData>) {
  return (
    <PharmacyProvider opened={opened}>
      <Header />
      <Main />
    </PharmacyProvider>
  );
}

function Main() {
  const { screen, data, world } = usePharmacy();
  const [name, id] = screen;
  const [counter, setCounter] = useState<string>();
  // Whoever comes back to the counter comes back to theirs.
  if (name === 'counter' && id !== undefined && id !== counter) setCounter(id);
  const bill = name === 'bills' && world.bills.find(({ number }) => number === Number(id));
  const order = name === 'goods' ? orderOf(world, Number(id)) : undefined;
  const isPurchase = name === 'orders' || (name !== 'counter' && data.opensAt === 'purchase');
  const at = { screen: screen.join('/') };
  if (bill) {
    return (
      <Stage {...at} className={styles.main}>
        <Receipt bill={bill} />
      </Stage>
    );
  }
  if (name === 'stock' || order || (name === 'transfers' && data.branches.length > 1)) {
    return (
      <Stage {...at} className={styles.main}>
        <Guarded roles={[role]}>
          {order ? <Receiving order={order} /> : name === 'stock' ? <Stock /> : <Transfers />}
        </Guarded>
      </Stage>
    );
  }
  if (!isPurchase) {
    return (
      <Stage {...at} className={styles.counter}>
        <Counter branch={id ?? counter} />
      </Stage>
    );
  }
  return <PurchaseDesk />;
}

/** Everybody sees what should be ordered where it is the first screen; the desk itself is the staff's. */
function PurchaseDesk() {
  const { screen, login } = usePharmacy();
  const [name, id] = screen;
  const isDesk = name === 'orders';
  const isOpen = !isDesk || login?.role === role;
  return (
    <Stage screen={screen.join('/')} className={isOpen ? styles.wide : styles.main}>
      {isDesk ? (
        <Guarded roles={[role]}>
          <Purchase company={id} />
        </Guarded>
      ) : (
        <Purchase company={undefined} />
      )}
    </Stage>
  );
}
