import { useState } from 'react';
import { screenHash } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { CashPanel } from './CashPanel.tsx';
import common from './CourierDemo.module.css';
import { clock } from './clock.ts';
import { useCourier } from './engine.ts';
import styles from './Merchant.module.css';
import { ParcelRows } from './ParcelRows.tsx';
import { useFilled } from './useWords.ts';
import { words } from './words.ts';

const filters = ['all', 'out', 'delivered'] as const;

/** The side of a shop that sends parcels: where each is, area by area, and the cash that comes back. */
export function Merchant() {
  const { data, world, translate, language } = useCourier();
  const fill = useFilled();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [merchant] = data.merchants;
  const { way } = data;
  const own = world.parcels.filter(
    (parcel) => parcel.merchant === merchant?.id && parcel.payout === 0,
  );
  const isDoor = way.kind === 'door';
  const today = own.filter(({ steps }) => steps[0]?.day === 0);
  const shown = own.filter(
    ({ state }) => filter === 'all' || (state === 'delivered') === (filter === 'delivered'),
  );
  const areas = data.places
    .map((place) => ({ place, parcels: own.filter((parcel) => parcel.place === place.id) }))
    .filter(({ parcels }) => parcels.length > 0);
  return (
    <>
      <section className={styles.stage} data-way={way.kind}>
        <h2>{isDoor ? fill('onTheWay', { count: today.length }) : translate(words.parcels)}</h2>
        {!isDoor && merchant && (
          <p>
            {translate(merchant.name)}, {translate(merchant.spot)}
          </p>
        )}
        {way.kind === 'door' && merchant && (
          <p>
            {fill('fromExcel', {
              merchant: translate(merchant.name),
              spot: translate(merchant.spot),
              count: world.pasted.count,
              time: clock(world.pasted.at, language),
            })}
          </p>
        )}
        <p className={styles.ways}>
          <a href={screenHash('book')}>{translate(words.bookOne)}</a>
          {way.kind === 'door' && <a href={screenHash('paste')}>{translate(words.paste)}</a>}
        </p>
      </section>
      <div className={styles.columns} data-way={way.kind}>
        <div className={styles.list}>
          <section className={common.sheet}>
            <p className={styles.filters}>
              {filters.map((one) => (
                <Button
                  key={one}
                  variant="quiet"
                  isPressed={one === filter}
                  onClick={() => setFilter(one)}
                >
                  {translate(words[one])}
                </Button>
              ))}
            </p>
            <ParcelRows parcels={shown} label={translate(words.parcels)} />
          </section>
          <ul className={styles.areas}>
            {areas.map(({ place, parcels }) => {
              const done = parcels.filter(({ state }) => state === 'delivered').length;
              return (
                <li key={place.id} className={common.sheet}>
                  <p className={styles.area}>
                    <b>{translate(place.name)}</b>
                    <span>{fill('ofAll', { done, all: parcels.length })}</span>
                  </p>
                  <progress value={done} max={parcels.length} aria-label={translate(place.name)} />
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
