import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { giveToRider, takeIn } from '../../steps/routing.ts';
import { useFilled, useStateWords } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import type { Parcel } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from '../merchant/Merchant.module.css';
import { ParcelRows } from '../parcel/ParcelRows.tsx';
import { CashDesk } from './CashDesk.tsx';

/** The office: which parcels go to which hub and rider, and where the cash is. */
export function Office({ way }: { way: Door }) {
  const { world, t } = useCourier();
  const [filter, setFilter] = useState<'toRoute' | 'all'>('toRoute');
  const open = world.parcels.filter(({ state }) => state !== 'delivered');
  const shown = open.filter(({ state }) => filter === 'all' || state !== 'rider');
  return (
    <div className={styles.office}>
      <section className={common.sheet}>
        <h2>{t(words.office)}</h2>
        <Choice
          legend={t(words.parcels)}
          choices={[
            ['toRoute', t(words.toRoute)],
            ['all', t(words.out)],
          ]}
          chosen={filter}
          choose={setFilter}
        />
        <ParcelRows
          parcels={shown}
          label={t(words.toRoute)}
          action={(parcel) => <RouteChoice parcel={parcel} way={way} />}
        />
      </section>
      <CashDesk way={way} />
    </div>
  );
}

/** Where a parcel goes next: into its hub, or to a rider. */
function RouteChoice({ parcel, way }: { parcel: Parcel; way: Door }) {
  const { data, step, t, completeTask, notify } = useCourier();
  const fill = useFilled();
  const stateWords = useStateWords();
  const place = data.places.find(({ id }) => id === parcel.place);
  const send = (to: string) => {
    if (to === '') return;
    const isSent = step((premises, world) =>
      to === 'hub'
        ? takeIn(premises, world, parcel.number)
        : giveToRider(premises, world, parcel.number, to),
    );
    if (!isSent) return;
    if (to !== 'hub') completeTask('routed');
    const state = stateWords(parcel, to === 'hub' ? 'hub' : 'rider');
    notify(fill('moved', { number: parcel.number, state }));
  };
  return (
    <select
      aria-label={fill('routeOf', { number: parcel.number })}
      value=""
      onChange={(event) => send(event.target.value)}
    >
      <option value="">{t(words.choose)}</option>
      {parcel.state !== 'hub' && (
        <option value="hub">{fill('toHub', { place: t(place?.name ?? '') })}</option>
      )}
      {way.riders
        .filter(({ id }) => parcel.state !== 'rider' || id !== parcel.carrier)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {fill('riderNamed', { name: t(name) })}
          </option>
        ))}
    </select>
  );
}
