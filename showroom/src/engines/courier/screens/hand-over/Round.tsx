import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { useCourier } from '../../engine.ts';
import { cashOf, inHand, isReady } from '../../steps/delivery.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import { HandOver } from './HandOver.tsx';
import styles from './Round.module.css';

/** The side of the one who hands parcels over: a rider on a round, or who stands at a counter. */
export function Round() {
  const { data, world, t } = useCourier();
  const fill = useFilled();
  const { way } = data;
  const posts =
    way.kind === 'door' ? way.riders : data.places.filter(({ id }) => id !== way.origin);
  const [post, setPost] = useState(posts[0]?.id ?? '');
  const ready = world.parcels.filter(
    (parcel) =>
      isReady(parcel, way.kind) && (way.kind === 'door' ? parcel.carrier : parcel.place) === post,
  );
  const cash = cashOf(inHand(world, post));
  return (
    <section className={`${common.sheet} ${styles.round}`}>
      <h2>{t(way.kind === 'door' ? words.rider : words.waiting)}</h2>
      <Field
        label={t(way.kind === 'door' ? words.whoseRound : words.counters)}
        name="post"
        options={posts.map(({ id, name }) => ({ value: id, label: t(name) }))}
        onChange={setPost}
      />
      <p className={styles.sums}>
        <b>{fill(way.kind === 'door' ? 'round' : 'roundCounter', { count: ready.length })}</b>
        <span>{fill('collect', { cash: cashOf(ready) })}</span>
        {way.kind === 'door' && <span>{fill('inHand', { cash })}</span>}
      </p>
      {ready.length === 0 && <p>{t(words.empty)}</p>}
      <ul className={styles.stops}>
        {ready.map((parcel) => (
          <li key={parcel.number} className={styles.stop}>
            <HandOver parcel={parcel} />
          </li>
        ))}
      </ul>
    </section>
  );
}
