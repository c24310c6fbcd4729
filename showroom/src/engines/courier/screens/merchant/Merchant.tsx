import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Choice } from '../../../../ui/Choice.tsx';
import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { distanceOf } from '../../../../words/days.ts';
import { useCourier } from '../../engine.ts';
import { words } from '../../words.ts';
import { isOver } from '../../world.ts';
import common from '../CourierDemo.module.css';
import { ParcelRows } from '../parcel/ParcelRows.tsx';
import { CashPanel } from './CashPanel.tsx';
import styles from './Merchant.module.css';

const filters = ['all', 'out', 'delivered'] as const;

/** The side of a shop that sends parcels: where each is, area by area, and the cash that comes back. */
export function Merchant() {
  const { data, world, t, say, today, date, clock, isDoor, counted } = useCourier();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [merchant] = data.merchants;
  if (!merchant) return null;
  const { way } = data;
  const own = world.parcels.filter(
    (parcel) => parcel.merchant === merchant.id && parcel.payout === null,
  );
  const { pasted } = world;
  const day = date(pasted.day);
  const booked = own.filter(({ steps }) => steps[0] && distanceOf(steps[0].day, today) === 0);
  const lastDay = own.filter(({ steps }) => steps[0]?.day === pasted.day);
  const heading =
    booked.length > 0
      ? counted('onTheWay', { count: booked.length })
      : counted('onTheDay', { count: lastDay.length, day });
  const fromExcel = distanceOf(pasted.day, today) === 0 ? 'fromExcel' : 'fromExcelOn';
  const shown = own.filter(
    (parcel) => filter === 'all' || isOver(parcel) === (filter === 'delivered'),
  );
  const areas = data.places
    .map((place) => ({ ...place, parcels: own.filter((parcel) => parcel.place === place.id) }))
    .filter(({ parcels }) => parcels.length > 0);
  return (
    <>
      <Stack as="section" gap={2} className={common.stage}>
        <h2>{isDoor ? heading : t(words.parcels)}</h2>
        <p>
          {isDoor
            ? counted(fromExcel, {
                merchant: t(merchant.name),
                spot: t(merchant.spot),
                count: pasted.count,
                time: clock(pasted.at),
                day,
              })
            : `${t(merchant.name)}, ${t(merchant.spot)}`}
        </p>
        <Row>
          <a className={common.link} href={screenHash('book')}>
            <b>{t(words.bookOne)}</b>
          </a>
          {isDoor && (
            <a className={common.link} href={screenHash('paste')}>
              <b>{t(words.paste)}</b>
            </a>
          )}
        </Row>
      </Stack>
      <div className={styles.columns} data-way={way.kind}>
        <Stack gap={4}>
          <Stack as="section" gap={4} className={common.sheet}>
            <Choice
              legend={t(words.parcels)}
              choices={filters.map((one) => [one, t(words[one])])}
              chosen={filter}
              choose={setFilter}
            />
            <ParcelRows parcels={shown} label={t(words.parcels)} />
          </Stack>
          <ul className={styles.areas}>
            {areas.map(({ id, name, parcels }) => {
              const done = parcels.filter(isOver).length;
              return (
                <Stack as="li" gap={2} key={id} className={common.sheet}>
                  <Row isApart>
                    <b>{t(name)}</b>
                    <Note>{say(words.ofAll, { done, all: parcels.length })}</Note>
                  </Row>
                  <progress value={done} max={parcels.length} aria-label={t(name)} />
                  <Note>{say(words.stillOut, { count: parcels.length - done })}</Note>
                </Stack>
              );
            })}
          </ul>
        </Stack>
        {way.kind === 'door' && <CashPanel way={way} merchant={merchant.id} />}
      </div>
    </>
  );
}
