import { Button } from '../../ui/Button.tsx';
import { dayInWords } from '../../words/days.ts';
import { taka } from '../../words/taka.ts';
import common from './CourierDemo.module.css';
import { clock } from './clock.ts';
import { useCourier } from './engine.ts';
import styles from './Note.module.css';
import { useFilled } from './useWords.ts';
import { words } from './words.ts';
import type { Parcel } from './world.ts';

/** What the sender takes home: a consignment note, or the label for the parcel. It prints. */
export function Note({ parcel }: { parcel: Parcel }) {
  const { data, translate, language, today, businessName } = useCourier();
  const fill = useFilled();
  const isDoor = data.way.kind === 'door';
  const place = data.places.find(({ id }) => id === parcel.place);
  const [booked] = parcel.steps;
  const people = [
    ['from', parcel.from, parcel.fromPhone, ''],
    [
      'to',
      parcel.to,
      parcel.phone,
      isDoor ? `${translate(parcel.house)} ${translate(parcel.address)}` : '',
    ],
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
        {translate(place?.name ?? '')}, {translate(place?.spot ?? '')}
      </p>
      <dl className={styles.facts}>
        {people.map(([name, who, phone, where]) => (
          <div key={name}>
            <dt>{translate(words[name])}</dt>
            <dd>
              <b>{translate(who)}</b> {where}
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
              `${dayInWords(booked.day, today, language, 'year')}, ${clock(booked.at, language)}`}
          </dd>
        </div>
        <div>
          <dt>{translate(isDoor ? words.cash : parcel.cash > 0 ? words.toPay : words.paid)}</dt>
          <dd className={styles.amount}>
            {taka(isDoor || parcel.cash > 0 ? parcel.cash : parcel.charge, language)}
          </dd>
        </div>
      </dl>
      <p className={styles.small}>{translate(words.noteTerms)}</p>
      <p className={styles.actions}>
        <Button onClick={() => print()}>{translate(words.print)}</Button>
      </p>
    </section>
  );
}
