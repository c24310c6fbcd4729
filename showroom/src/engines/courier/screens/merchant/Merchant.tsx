import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Choice } from '../../../../ui/Choice.tsx';
import { distanceOf } from '../../../../words/days.ts';
import { useCourier } from '../../engine.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import { ParcelRows } from '../parcel/ParcelRows.tsx';
import { CashPanel } from './CashPanel.tsx';
import styles from './Merchant.module.css';

const filters = ['all', 'out', 'delivered'] as const;

/** The side of a shop that sends parcels: where each is, area by area, and the cash that comes back. */
export function Merchant() {
  const { data, world, t, today, date, clock } = useCourier();
  const fill = useFilled();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [merchant] = data.merchants;
  const { way } = data;
  const own = world.parcels.filter(
    (parcel) => parcel.merchant === merchant?.id && parcel.payout === null,
  );
  const isDoor = way.kind === 'door';
  const { pasted } = world;
  const ago = distanceOf(pasted.day, today);
  const booked = own.filter(({ steps }) => steps[0] && distanceOf(steps[0].day, today) === 0);
  const lastDay = own.filter(({ steps }) => steps[0] && steps[0].day === pasted.day);
  const day = date(pasted.day);
  const heading =
    booked.length > 0
      ? fill('onTheWay', { count: booked.length })
      : fill('onTheDay', { count: lastDay.length, day });
  const shown = own.filter(
    ({ state }) => filter === 'all' || (state === 'delivered') === (filter === 'delivered'),
  );
  const areas = data.places
    .map((place) => ({ place, parcels: own.filter((parcel) => parcel.place === place.id) }))
    .filter(({ parcels }) => parcels.length > 0);
  return (
    <>
      <section className={styles.stage} data-way={way.kind}>
        <h2>{isDoor ? heading : t(words.parcels)}</h2>
        {!isDoor && merchant && (
          <p>
            {t(merchant.name)}, {t(merchant.spot)}
          </p>
        )}
        {way.kind === 'door' && merchant && (
          <p>
            {fill(ago === 0 ? 'fromExcel' : 'fromExcelOn', {
              merchant: t(merchant.name),
              spot: t(merchant.spot),
              count: pasted.count,
              time: clock(pasted.at),
              day,
            })}
          </p>
        )}
        <p className={styles.ways}>
          <a href={screenHash('book')}>{t(words.bookOne)}</a>
          {way.kind === 'door' && <a href={screenHash('paste')}>{t(words.paste)}</a>}
        </p>
      </section>
      <div className={styles.columns} data-way={way.kind}>
        <div className={styles.list}>
          <section className={common.sheet}>
            <Choice
              legend={t(words.parcels)}
              choices={filters.map((one) => [one, t(words[one])])}
              chosen={filter}
              choose={setFilter}
            />
            <ParcelRows parcels={shown} label={t(words.parcels)} />
          </section>
          <ul className={styles.areas}>
            {areas.map(({ place, parcels }) => {
              const done = parcels.filter(({ state }) => state === 'delivered').length;
              return (
                <li key={place.id} className={common.sheet}>
                  <p className={styles.area}>
                    <b>{t(place.name)}</b>
                    <span>{fill('ofAll', { done, all: parcels.length })}</span>
                  </p>
                  <progress value={done} max={parcels.length} aria-label={t(place.name)} />
                  <p className={styles.small}>
                    {fill('stillOut', { count: parcels.length - done })}
                  </p>
                </li>
              );
            })}
          </ul>
        </div>
        {way.kind === 'door' && merchant && <CashPanel way={way} merchant={merchant.id} />}
      </div>
    </>
  );
}
