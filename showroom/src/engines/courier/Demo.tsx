import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import type { CourierData } from './data.ts';
import { CourierProvider, useCourier } from './engine.ts';
import { Counters } from './screens/Counters.tsx';
import styles from './screens/CourierDemo.module.css';
import { CourierHeader } from './screens/CourierHeader.tsx';
import { Front } from './screens/Front.tsx';
import { Note } from './screens/parcel/Note.tsx';
import { Track } from './screens/parcel/Track.tsx';
import { parcelOf } from './world.ts';

const Book = later(() => import('./screens/merchant/Book.tsx'), 'Book');
const Merchant = later(() => import('./screens/merchant/Merchant.tsx'), 'Merchant');
const PasteOrders = later(() => import('./screens/merchant/PasteOrders.tsx'), 'PasteOrders');
const PayoutSheet = later(() => import('./screens/merchant/PayoutSheet.tsx'), 'PayoutSheet');
const Payouts = later(() => import('./screens/merchant/Payouts.tsx'), 'Payouts');
const Office = later(() => import('./screens/office/Office.tsx'), 'Office');
const Round = later(() => import('./screens/hand-over/Round.tsx'), 'Round');
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
  const { screen, data } = useCourier();
  return (
    <Stage screen={screen.join('/')} className={`${styles.main} ${styles[data.way.kind]}`}>
      <Screen />
    </Stage>
  );
}

/** Who may see the screens behind a login. */
const rolesOf: Readonly<Record<string, readonly string[]>> = {
  book: ['Merchant', 'Admin'],
  parcels: ['Merchant'],
  paste: ['Merchant'],
  payouts: ['Merchant', 'Admin'],
  office: ['Admin'],
  rider: ['Rider', 'Admin'],
  lorries: ['Admin', 'Rider'],
};

function Screen() {
  const { screen, data, world } = useCourier();
  const [name = '', id] = screen;
  const parcel = parcelOf(world, id?.toUpperCase() ?? '');
  if (name === 'track' && parcel) return <Track parcel={parcel} />;
  if (name === 'note' && parcel) return <Note parcel={parcel} />;
  if (name === 'counters' && data.way.kind === 'counter') return <Counters />;
  const roles = rolesOf[name];
  if (!roles || !isOf(data.way.kind, name)) return <Front />;
  return (
    <Guarded roles={roles}>
      <Inside name={name} id={id} />
    </Guarded>
  );
}

/** Whether a kind of courier has a screen. */
const isOf = (kind: 'door' | 'counter', name: string): boolean =>
  kind === 'door' ? name !== 'lorries' : !['paste', 'payouts', 'office'].includes(name);

function Inside({ name, id }: { name: string; id: string | undefined }) {
  const { data, world } = useCourier();
  const { way } = data;
  if (name === 'book') return <Book />;
  if (name === 'parcels') return <Merchant />;
  if (name === 'rider') return <Round />;
  if (way.kind === 'counter') return <Lorries way={way} id={id} />;
  if (name === 'paste') return <PasteOrders way={way} />;
  if (name === 'office') return <Office way={way} />;
  const payout = world.payouts.find(({ number }) => String(number) === id);
  return payout ? <PayoutSheet payout={payout} way={way} /> : <Payouts way={way} />;
}
