import type { ReactNode } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Stage } from '../../ui/Stage.tsx';
import type { CourierData, Way } from './data.ts';
import { CourierProvider, useCourier } from './engine.ts';
import styles from './screens/CourierDemo.module.css';
import { CourierHeader } from './screens/CourierHeader.tsx';
import { Front } from './screens/Front.tsx';
import { Note } from './screens/parcel/Note.tsx';
import { Track } from './screens/parcel/Track.tsx';
import { Rates } from './screens/Rates.tsx';
import { words } from './words.ts';
import { parcelOf } from './world.ts';

const Book = later(() => import('./screens/merchant/Book.tsx'), 'Book');
const Merchant = later(() => import('./screens/merchant/Merchant.tsx'), 'Merchant');
const PasteOrders = later(() => import('./screens/merchant/PasteOrders.tsx'), 'PasteOrders');
const Payouts = later(() => import('./screens/merchant/Payouts.tsx'), 'Payouts');
const Office = later(() => import('./screens/office/Office.tsx'), 'Office');
const Round = later(() => import('./screens/Round.tsx'), 'Round');
const Lorries = later(() => import('./screens/lorries/Lorries.tsx'), 'Lorries');

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
  const { data } = useCourier();
  return (
    <Stage className={`${styles.main} ${styles[data.way.kind]}`}>
      <Screen />
    </Stage>
  );
}

/** The screens behind a login: who may see each, and what it shows. */
const insideOf = (
  way: Way,
  id: string,
): Readonly<Record<string, { readonly roles: readonly string[]; readonly view: ReactNode }>> => ({
  book: { roles: ['Merchant', 'Admin'], view: <Book /> },
  parcels: { roles: ['Merchant'], view: <Merchant /> },
  rider: { roles: ['Rider', 'Admin'], view: <Round /> },
  ...(way.kind === 'door'
    ? {
        paste: { roles: ['Merchant'], view: <PasteOrders way={way} /> },
        payouts: { roles: ['Merchant', 'Admin'], view: <Payouts way={way} number={id} /> },
        office: { roles: ['Admin'], view: <Office way={way} /> },
      }
    : { lorries: { roles: ['Admin', 'Rider'], view: <Lorries way={way} id={id} /> } }),
});

function Screen() {
  const { screen, data, world, t, isDoor } = useCourier();
  const [name = '', id = ''] = screen;
  const parcel = parcelOf(world, id.toUpperCase());
  if (name === 'track' && parcel) return <Track parcel={parcel} />;
  if (name === 'note' && parcel) return <Note parcel={parcel} />;
  if (name === 'counters' && !isDoor) {
    return (
      <Stack as="section" gap={4} className={styles.sheet}>
        <h2>{t(words.counters)}</h2>
        <Rates />
      </Stack>
    );
  }
  const inside = insideOf(data.way, id)[name];
  return inside ? <Guarded roles={inside.roles}>{inside.view}</Guarded> : <Front />;
}
