import { Button } from '../../../../ui/Button.tsx';
import { useCourier } from '../../engine.ts';
import { dueOf } from '../../words/due.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import type { Parcel } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './Note.module.css';

/** What the sender takes home: a consignment note, or the label for the parcel. It prints. */
export function Note({ parcel }: { parcel: Parcel }) {
  const { data, t, businessName, date, clock, taka } = useCourier();
  const fill = useFilled();
  const isDoor = data.way.kind === 'door';
  const place = data.places.find(({ id }) => id === parcel.place);
  const [booked] = parcel.steps;
  const due = dueOf(parcel, data.way.kind);
  const whereTo = `${t(parcel.house ?? '')} ${t(parcel.address)}`.trim();
  const people = [
    ['from', parcel.from, parcel.fromPhone],
    ['to', parcel.to, parcel.phone],
  ] as const;
  return (
    <section className={`${common.sheet} ${styles.note}`}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>{businessName}</p>
          <p>{t(isDoor ? words.label : words.note)}</p>
        </div>
        <h2>{parcel.number}</h2>
      </div>
      <p className={styles.place}>
        {isDoor ? whereTo : `${t(place?.name ?? '')}, ${t(place?.spot ?? '')}`}
      </p>
      {isDoor && <p>{fill('viaHub', { place: t(place?.name ?? '') })}</p>}
      <dl className={styles.facts}>
        {people.map(([name, who, phone]) => (
          <div key={name}>
            <dt>{t(words[name])}</dt>
            <dd>
              <b>{t(who)}</b>
              <br />
              {phone}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t(words.weight)}</dt>
          <dd>
            {fill('pieces', { count: parcel.pieces })} · {fill('kilos', { count: parcel.kilos })}
            {!isDoor && ` · ${t(parcel.address)}`}
          </dd>
        </div>
        <div>
          <dt>{t(words.date)}</dt>
          <dd>{booked && `${date(booked.day, 'year')}, ${clock(booked.at)}`}</dd>
        </div>
        <div>
          <dt>{t(words[due.name])}</dt>
          <dd className={styles.amount}>{taka(due.amount)}</dd>
        </div>
      </dl>
      {!isDoor && <p className={styles.small}>{t(words.noteTerms)}</p>}
      <p className={styles.actions}>
        <Button onClick={() => print()}>{t(words.print)}</Button>
      </p>
    </section>
  );
}
