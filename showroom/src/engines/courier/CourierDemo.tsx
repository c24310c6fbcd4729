import type { OpenedDemo } from '../../demo/opened.ts';
import { useTop } from '../../runtime/useTop.ts';
import { Book } from './Book.tsx';
import { Counters } from './Counters.tsx';
import styles from './CourierDemo.module.css';
import { CourierHeader } from './CourierHeader.tsx';
import { CourierProvider, useCourier } from './engine.ts';
import { Front } from './Front.tsx';
import { Guard } from './Guard.tsx';
import { Lorries } from './Lorries.tsx';
import { Merchant } from './Merchant.tsx';
import { Note } from './Note.tsx';
import { Office } from './Office.tsx';
import { PasteOrders } from './PasteOrders.tsx';
import { PayoutSheet } from './PayoutSheet.tsx';
import { Payouts } from './Payouts.tsx';
import { Round } from './Round.tsx';
import { Track } from './Track.tsx';
import type { CourierData } from './world.ts';

/** A courier: one parcel seen by the shop that sends it, the office, the rider and the receiver. */
export function CourierDemo(opened: OpenedDemo<CourierData>) {
  return (
    <CourierProvider opened={opened}>
      <CourierHeader />
      <Main />
    </CourierProvider>
  );
}

function Main() {
  const { screen, data } = useCourier();
  const main = useTop(screen.join('/'));
  return (
    <main ref={main} tabIndex={-1} className={styles.main} data-way={data.way.kind}>
      <Screen />
    </main>
  );
}

function Screen() {
  const { screen, data, world } = useCourier();
  const [name, id] = screen;
  const { way } = data;
  const parcel = world.parcels.find(({ number }) => number === id?.toUpperCase());
  if (name === 'track' && parcel) return <Track parcel={parcel} />;
  if (name === 'note' && parcel) return <Note parcel={parcel} />;
  if (name === 'book') return <Guard roles={['Merchant', 'Admin']} screen={<Book />} />;
  if (name === 'parcels') return <Guard roles={['Merchant']} screen={<Merchant />} />;
  if (name === 'paste' && way.kind === 'door') {
    return <Guard roles={['Merchant']} screen={<PasteOrders way={way} />} />;
  }
  if (name === 'payouts' && way.kind === 'door') {
    const payout = world.payouts.find(({ number }) => String(number) === id);
    return payout ? (
      <Guard roles={['Merchant', 'Admin']} screen={<PayoutSheet payout={payout} way={way} />} />
    ) : (
      <Guard roles={['Merchant']} screen={<Payouts way={way} />} />
    );
  }
  if (name === 'office' && way.kind === 'door') {
    return <Guard roles={['Admin']} screen={<Office way={way} />} />;
  }
  if (name === 'rider') return <Guard roles={['Rider', 'Admin']} screen={<Round />} />;
  if (name === 'lorries' && way.kind === 'counter') {
    return <Guard roles={['Admin', 'Rider']} screen={<Lorries way={way} id={id} />} />;
  }
  if (name === 'counters' && way.kind === 'counter') return <Counters />;
  return <Front />;
}
