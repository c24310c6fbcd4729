import { lazy } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { LaterScreen } from '../../ui/LaterScreen.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { TillData } from './data.ts';
import { TillProvider, useTill } from './engine.ts';
import { AtCounter, useCounterId } from './screens/AtCounter.tsx';
import { CounterScreen } from './screens/counter/CounterScreen.tsx';
import { useDesk } from './screens/counter/useDesk.ts';
import { TillHeader } from './screens/TillHeader.tsx';
import { useScanner } from './screens/useScanner.ts';

const Customers = lazy(() =>
  import('./screens/office/Customers.tsx').then((screen) => ({ default: screen.Customers })),
);
const Drawer = lazy(() =>
  import('./screens/office/Drawer.tsx').then((screen) => ({ default: screen.Drawer })),
);
const Offers = lazy(() =>
  import('./screens/office/Offers.tsx').then((screen) => ({ default: screen.Offers })),
);
const StockScreen = lazy(() =>
  import('./screens/office/StockScreen.tsx').then((screen) => ({ default: screen.StockScreen })),
);
const Challans = lazy(() =>
  import('./screens/papers/Challans.tsx').then((screen) => ({ default: screen.Challans })),
);
const Receipts = lazy(() =>
  import('./screens/papers/Receipts.tsx').then((screen) => ({ default: screen.Receipts })),
);

/** The till of a shop: its counters, receipts, shelves, customers and drawers. */
export function TillDemo(opened: OpenedDemo<TillData>) {
  return (
    <TillProvider opened={opened}>
      <AtCounter>
        <TillHeader />
        <Screen />
        <Letters />
      </AtCounter>
    </TillProvider>
  );
}

function Screen() {
  const { screen, data } = useTill();
  const at = useCounterId();
  const desk = useDesk(at);
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
    <Stage screen={screen.join('/')} className={office ? styles.office : bench}>
      {office ? <LaterScreen>{office}</LaterScreen> : <CounterScreen desk={desk} />}
    </Stage>
  );
}

/** A letter of each kind, fetched with the first screen: a till goes on when the network is off. */
function Letters() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <span>A অ</span> <b className={styles.heading}>A অ ৳</b>
    </div>
  );
}
