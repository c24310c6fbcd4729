import { useEffect } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { useCourier } from '../../engine.ts';
import { dueOf } from '../../words/due.ts';
import { useFilled, useStateWords } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import { type Parcel, reachedBy, roads } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './Track.module.css';

/** A parcel as anybody with its number sees it, and the SMS that its receiver gets. */
export function Track({ parcel }: { parcel: Parcel }) {
  const { data, world, t, completeTask, date, clock, taka } = useCourier();
  const fill = useFilled();
  const stateWords = useStateWords();
  const { way } = data;
  useEffect(() => completeTask('tracked'), [completeTask]);
  const road: readonly Parcel['state'][] = roads[way.kind];
  const ahead =
    parcel.state === 'asked' ? road.slice(2) : road.slice(road.indexOf(parcel.state) + 1);
  const place = data.places.find(({ id }) => id === parcel.place);
  const lorry =
    way.kind === 'counter' ? way.lorries.find(({ id }) => id === parcel.carrier) : undefined;
  const stop = lorry?.stops[reachedBy(world, lorry.id) ?? -1];
  const due = dueOf(parcel, way.kind);
  return (
    <div className={styles.columns}>
      <section className={common.sheet}>
        <div>
          <h2>{parcel.number}</h2>
          <p className={styles.who}>
            {t(parcel.from)} → {t(parcel.to)},{' '}
            {t(way.kind === 'door' ? parcel.address : (place?.name ?? ''))}
          </p>
        </div>
        <ol className={styles.steps}>
          {parcel.steps.map((step, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end.
              key={index}
              data-done
              aria-current={index === parcel.steps.length - 1 ? 'step' : undefined}
            >
              <b>{stateWords(parcel, step.state)}</b>
              <small>
                {date(step.day)}, {clock(step.at)}
                {step.state === 'lorry' && stop && ` · ${fill('past', { place: t(stop.past) })}`}
              </small>
            </li>
          ))}
          {ahead.map((state) => (
            <li key={state}>{stateWords(parcel, state)}</li>
          ))}
        </ol>
        <dl className={styles.facts}>
          <dt>{t(words[due.name])}</dt>
          <dd>{taka(due.amount)}</dd>
          <dt>{t(words.weight)}</dt>
          <dd>
            {fill('pieces', { count: parcel.pieces })} · {fill('kilos', { count: parcel.kilos })}
          </dd>
        </dl>
        <p>
          <a className={styles.link} href={screenHash('note', parcel.number)}>
            {t(way.kind === 'door' ? words.label : words.note)}
          </a>
        </p>
      </section>
      {parcel.state !== 'booked' && parcel.state !== 'lorry' && parcel.state !== 'delivered' && (
        <Sms parcel={parcel} />
      )}
    </div>
  );
}

function Sms({ parcel }: { parcel: Parcel }) {
  const { data, t, businessName, num, say } = useCourier();
  const fill = useFilled();
  const place = data.places.find(({ id }) => id === parcel.place);
  const sentence = data.way.kind === 'door' ? words.smsDoor : words.smsCounter;
  return (
    <section className={styles.sms}>
      <h3>{fill('smsTo', { phone: parcel.phone })}</h3>
      <p>
        {say(sentence, {
          business: businessName,
          number: parcel.number,
          cash: num(parcel.cash),
          place: place ? `${t(place.name)}, ${t(place.spot)}` : '',
        })}
      </p>
      <p className={styles.code}>{parcel.code}</p>
      <p className={styles.small}>{t(words.smsNote)}</p>
    </section>
  );
}
