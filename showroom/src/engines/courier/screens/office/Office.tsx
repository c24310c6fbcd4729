import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { giveToRider, takeIn } from '../../steps/routing.ts';
import { words } from '../../words.ts';
import { isOver, type Parcel } from '../../world.ts';
import common from '../CourierDemo.module.css';
import { ParcelRows } from '../parcel/ParcelRows.tsx';
import { CashDesk } from './CashDesk.tsx';

/** The office: which parcels go to which hub and rider, and where the cash is. */
export function Office({ way }: { way: Door }) {
  const { world, t } = useCourier();
  const [filter, setFilter] = useState<'toRoute' | 'all'>('toRoute');
  const open = world.parcels.filter((parcel) => !isOver(parcel));
  const shown = open.filter(({ state }) => filter === 'all' || state !== 'rider');
  return (
    <>
      <Stack as="section" gap={4} className={common.sheet}>
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
      </Stack>
      <CashDesk way={way} />
    </>
  );
}

/** Where a parcel goes next: into its hub, or to a rider. */
function RouteChoice({ parcel, way }: { parcel: Parcel; way: Door }) {
  const { t, say, act, completeTask, notify, nameOf, stateOf } = useCourier();
  const { number, state, carrier, place } = parcel;
  const send = (to: string) => {
    if (to === '') return;
    const isHub = to === 'hub';
    if (!(isHub ? act(takeIn, number) : act(giveToRider, number, to))) return;
    if (!isHub) completeTask('routed');
    notify(say(words.moved, { number, state: stateOf(parcel, isHub ? 'hub' : 'rider') }));
  };
  return (
    <select
      aria-label={say(words.routeOf, { number })}
      value=""
      onChange={(event) => send(event.target.value)}
    >
      <option value="">{t(words.choose)}</option>
      {state !== 'hub' && <option value="hub">{say(words.toHub, { place: nameOf(place) })}</option>}
      {way.riders
        .filter(({ id }) => state !== 'rider' || id !== carrier)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {say(words.riderNamed, { name: t(name) })}
          </option>
        ))}
    </select>
  );
}
