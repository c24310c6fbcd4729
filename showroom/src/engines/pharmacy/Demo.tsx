import type { OpenedDemo } from '../../demo/opened.ts';
import { LogIn } from '../../frame/LogIn.tsx';
import styles from './Demo.module.css';
import { PharmacyProvider, usePharmacy } from './engine.ts';
import { Counter } from './screens/Counter.tsx';
import { Header } from './screens/Header.tsx';
import { Purchase } from './screens/Purchase.tsx';
import { Receipt } from './screens/Receipt.tsx';
import { Stock } from './screens/Stock.tsx';
import { Transfers } from './screens/Transfers.tsx';
import { role } from './staff-role.ts';
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
