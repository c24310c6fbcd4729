import { useEffect, useRef } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { LogIn } from '../../frame/LogIn.tsx';
import styles from './Demo.module.css';
import { itemsOf, type TillData } from './data.ts';
import { TillProvider, useTill } from './engine.ts';
import { CounterScreen } from './screens/counter/CounterScreen.tsx';
import { Customers } from './screens/office/Customers.tsx';
import { Drawer } from './screens/office/Drawer.tsx';
import { Offers } from './screens/office/Offers.tsx';
import { StockScreen } from './screens/office/StockScreen.tsx';
import { Challans } from './screens/papers/Challans.tsx';
import { Receipts } from './screens/papers/Receipts.tsx';
import { TillHeader } from './screens/TillHeader.tsx';

/** The till of a shop: its counters, receipts, shelves, customers and drawers. */
export function TillDemo(opened: OpenedDemo<TillData>) {
  return (
    <TillProvider opened={opened}>
      <TillHeader />
      <Screen />
      <Pictures />
    </TillProvider>
  );
}

function Screen() {
  const { screen, login, data } = useTill();
  const [name] = screen;
  const main = useRef<HTMLElement>(null);
  const place = screen.join('/');
  const last = useRef(place);
  useEffect(() => {
    // A screen begins at its top, for eyes and for screen readers; the page itself where it was opened.
    if (last.current === place) return;
    last.current = place;
    main.current?.focus();
    main.current?.scrollIntoView();
  }, [place]);
  const isAdmin = login?.role === 'Admin';
  const other =
    name === 'receipts' ? (
      <Receipts />
    ) : name === 'shelves' ? (
      <StockScreen />
    ) : name === 'customers' ? (
      <Customers />
    ) : name === 'challans' ? (
      <Challans />
    ) : name === 'offers' && data.offers.length > 0 ? (
      <Offers />
    ) : name === 'drawer' ? (
      isAdmin ? (
        <Drawer />
      ) : (
        <LogIn roles={['Admin']} />
      )
    ) : undefined;
  return (
    <main
      ref={main}
      tabIndex={-1}
      className={other ? styles.office : styles.bench}
      data-arrangement={data.arrangement}
    >
      {other ?? <CounterScreen />}
    </main>
  );
}

/**
 * All pictures, and a letter of each kind, fetched with the first screen: a till goes on when the network
 * is off.
 */
function Pictures() {
  const { data } = useTill();
  const pictures = new Set([...itemsOf(data).values()].map(({ picture }) => picture));
  return (
    <>
      <div hidden>
        {[...pictures].map((picture) => (
          <img key={picture} src={picture} alt="" fetchPriority="low" />
        ))}
      </div>
      <div className="visually-hidden" aria-hidden="true">
        <span>A অ</span> <b className={styles.heading}>A অ ৳</b>
      </div>
    </>
  );
}
