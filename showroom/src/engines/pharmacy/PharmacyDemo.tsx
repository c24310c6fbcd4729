import type { OpenedDemo } from '../../demo/opened.ts';
import { LogIn } from '../../frame/LogIn.tsx';
import { Counter } from './Counter.tsx';
import { PharmacyProvider, usePharmacy } from './engine.ts';
import { Header } from './Header.tsx';
import styles from './PharmacyDemo.module.css';
import { Purchase } from './Purchase.tsx';
import { Receipt } from './Receipt.tsx';
import { Stock } from './Stock.tsx';
import { role } from './staff-role.ts';
import { Transfers } from './Transfers.tsx';
import type { PharmacyData } from './world.ts';

/** A pharmacy: its counters, its batches, and the desk that orders and moves them. */
export function PharmacyDemo(opened: OpenedDemo<PharmacyData>) {
  return (
    <PharmacyProvider opened={opened}>
      <Header />
      <Screen />
    </PharmacyProvider>
  );
}

function Screen() {
  const { screen, data, world, login } = usePharmacy();
  const [name, id] = screen;
  const isStaff = login?.role === role;
  const guard = <LogIn roles={[role]} />;
  const bill = name === 'bills' && world.bills.find(({ number }) => number === Number(id));
  if (bill) {
    return (
      <main className={styles.main}>
        <Receipt bill={bill} />
      </main>
    );
  }
  if (name === 'stock') {
    return <main className={styles.main}>{isStaff ? <Stock /> : guard}</main>;
  }
  if (name === 'transfers' && data.branches.length > 1) {
    return <main className={styles.main}>{isStaff ? <Transfers /> : guard}</main>;
  }
  const isPurchase = name === 'orders' || (name !== 'counter' && data.opensAt === 'purchase');
  if (isPurchase && (isStaff || name !== 'orders')) {
    return (
      <main className={styles.wide}>
        <Purchase company={name === 'orders' ? id : undefined} />
      </main>
    );
  }
  if (isPurchase) return <main className={styles.main}>{guard}</main>;
  return (
    <main className={styles.counter}>
      <Counter branch={id} />
    </main>
  );
}
