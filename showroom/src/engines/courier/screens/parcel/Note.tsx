import { Button } from '../../../../ui/Button.tsx';
import { timeInWords } from '../../../../words/clock.ts';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
import { useCourier } from '../../engine.ts';
import { dueOf } from '../../words/due.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import type { Parcel } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './Note.module.css';

/** What the sender takes home: a consignment note, or the label for the parcel. It prints. */
export function Note({ parcel }: { parcel: Parcel }) {
  const { data, translate, language, businessName } = useCourier();
  const fill = useFilled();
  const isDoor = data.way.kind === 'door';
  const place = data.places.find(({ id }) => id === parcel.place);
  const [booked] = parcel.steps;
  const due = dueOf(parcel, data.way.kind);
  const whereTo = `${translate(parcel.house ?? '')} ${translate(parcel.address)}`.trim();
  const people = [
    ['from', parcel.from, parcel.fromPhone],
    ['to', parcel.to, parcel.phone],
  ] as const;
  return (
    <section className={`${common.sheet} ${styles.note}`}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>{businessName}</p>
          <p>{translate(isDoor ? words.label : words.note)}</p>
        </div>
        <h2>{parcel.number}</h2>
      </div>
      <p className={styles.place}>
        {isDoor ? whereTo : `${translate(place?.name ?? '')}, ${translate(place?.spot ?? '')}`}
      </p>
      {isDoor && <p>{fill('viaHub', { place: translate(place?.name ?? '') })}</p>}
      <dl className={styles.facts}>
        {people.map(([name, who, phone]) => (
          <div key={name}>
            <dt>{translate(words[name])}</dt>
            <dd>
              <b>{translate(who)}</b>
              <br />
              {phone}
            </dd>
          </div>
        ))}
        <div>
          <dt>{translate(words.weight)}</dt>
          <dd>
            {fill('pieces', { count: parcel.pieces })} · {fill('kilos', { count: parcel.kilos })}
            {!isDoor && ` · ${translate(parcel.address)}`}
          </dd>
        </div>
        <div>
          <dt>{translate(words.date)}</dt>
          <dd>
            {booked &&
              `${dayInWords(booked.day, language, 'year')}, ${timeInWords(booked.at, language)}`}
          </dd>
        </div>
        <div>
          <dt>{translate(words[due.name])}</dt>
          <dd className={styles.amount}>{taka(due.amount, language)}</dd>
        </div>
      </dl>
      {!isDoor && <p className={styles.small}>{translate(words.noteTerms)}</p>}
      <p className={styles.actions}>
        <Button onClick={() => print()}>{translate(words.print)}</Button>
      </p>
    </section>
  );
}
