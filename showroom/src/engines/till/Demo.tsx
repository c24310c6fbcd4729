import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { fetchComponents } from '../../ui/lazy-components.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { TillData } from './data.ts';
import { TillProvider, useTill } from './engine.ts';
import { AtCounter } from './screens/AtCounter.tsx';
import { CounterScreen } from './screens/counter/CounterScreen.tsx';
import { useDesk } from './screens/counter/useDesk.ts';
import { TillHeader } from './screens/TillHeader.tsx';
import { useScanner } from './screens/useScanner.ts';

const Customers = later(() => import('./screens/office/Customers.tsx'), 'Customers');
const Drawer = later(() => import('./screens/office/Drawer.tsx'), 'Drawer');
const Offers = later(() => import('./screens/office/Offers.tsx'), 'Offers');
const StockScreen = later(() => import('./screens/office/StockScreen.tsx'), 'StockScreen');
const Challans = later(() => import('./screens/papers/Challans.tsx'), 'Challans');
const Receipts = later(() => import('./screens/papers/Receipts.tsx'), 'Receipts');

await fetchComponents();

/** The till of a shop: its counters, receipts, shelves, customers and drawers. */
export function TillDemo(opened: OpenedDemo<TillData>) {
  return (
    <TillProvider opened={opened}>
      <AtCounter>
        <TillHeader />
        <Screen />
        {/* A letter of each kind, fetched with the first screen: a till goes on when the network is off. */}
        <div className="visually-hidden" aria-hidden="true">
          <span>A অ</span> <b className={styles.heading}>A অ ৳</b>
        </div>
      </AtCounter>
    </TillProvider>
  );
}

function Screen() {
  const { screen, data } = useTill();
  const desk = useDesk();
  const [name = 'counter'] = screen;
  const office = {
    receipts: <Receipts />,
    shelves: <StockScreen />,
    customers: <Customers />,
    challans: <Challans />,
    offers: data.offers.length > 0 ? <Offers /> : undefined,
    drawer: (
      <Guarded roles={['Admin']}>
        <Drawer />
      </Guarded>
    ),
  }[name];
  useScanner((code) => desk.read(code, office === undefined));
  const bench = data.arrangement === 'paper' ? `${styles.bench} ${styles.paper}` : styles.bench;
  return (
    <Stage className={office ? styles.office : bench}>
      {office ?? <CounterScreen desk={desk} />}
    </Stage>
  );
}
