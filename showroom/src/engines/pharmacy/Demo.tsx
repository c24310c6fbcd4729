import { type ReactNode, useState } from 'react';
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
  const { screen, data, world, isStaff } = usePharmacy();
  const [name, id] = screen;
  const [counter, setCounter] = useState<string>();
  // Whoever comes back to the counter comes back to theirs.
  if (name === 'counter' && id !== undefined && id !== counter) setCounter(id);
  const stage = (look: string | undefined, part: ReactNode) => (
    <Stage className={look}>{part}</Stage>
  );
  const bill = name === 'bills' && world.bills.find(({ number }) => number === Number(id));
  if (bill) return stage(styles.main, <Receipt bill={bill} />);
  const order = name === 'goods' && orderOf(world, Number(id));
  const inner =
    (name === 'orders' && <Purchase company={id} />) ||
    (name === 'stock' && <Stock />) ||
    (name === 'transfers' && data.branches.length > 1 && <Transfers />) ||
    (order && <Receiving order={order} />);
  if (inner) {
    const look = name === 'orders' && isStaff ? styles.wide : styles.main;
    return stage(look, <Guarded roles={[role]}>{inner}</Guarded>);
  }
  // Everybody sees what should be ordered where it is the first screen; the desk itself is the staff's.
  return name !== 'counter' && data.opensAt === 'purchase'
    ? stage(styles.wide, <Purchase company={undefined} />)
    : stage(styles.counter, <Counter branch={id ?? counter} />);
}
