import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { useCourier } from '../../engine.ts';
import { cashOf, inHand, isReady } from '../../steps/delivery.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import { HandOver } from './HandOver.tsx';
import styles from './Round.module.css';

/** The side of the one who hands parcels over: a rider on a round, or who stands at a counter. */
export function Round() {
  const { data, world, t, say } = useCourier();
  const { way } = data;
  const isDoor = way.kind === 'door';
  const posts = isDoor ? way.riders : data.places.filter(({ id }) => id !== way.origin);
  const [post, setPost] = useState(posts[0]?.id ?? '');
  const ready = world.parcels.filter(
    (parcel) => isReady(parcel, way.kind) && (isDoor ? parcel.carrier : parcel.place) === post,
  );
  return (
    <Stack as="section" gap={4} className={`${common.sheet} ${styles.round}`}>
      <h2>{t(isDoor ? words.rider : words.waiting)}</h2>
      <Field
        label={t(isDoor ? words.whoseRound : words.counters)}
        name="post"
        options={posts.map(({ id, name }) => ({ value: id, label: t(name) }))}
        onChange={setPost}
      />
      <Row className={styles.sums}>
        <b>{say(isDoor ? words.round : words.roundCounter, { count: ready.length })}</b>
        <span>{say(words.collect, { cash: cashOf(ready) })}</span>
        {isDoor && <span>{say(words.inHand, { cash: cashOf(inHand(world, post)) })}</span>}
      </Row>
      {ready.length === 0 && <p>{t(words.empty)}</p>}
      <Stack as="ul" gap={4}>
        {ready.map((parcel) => (
          <Stack as="li" key={parcel.number} className={styles.stop}>
            <HandOver parcel={parcel} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
