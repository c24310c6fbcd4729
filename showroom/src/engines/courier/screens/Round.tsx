import { useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { dayOf, weekdayInWords } from '../../../words/days.ts';
import { useCourier } from '../engine.ts';
import { askFor, cashOf, handOver, inHand, isReady, sendBack } from '../steps/delivery.ts';
import { words } from '../words.ts';
import type { Parcel } from '../world.ts';
import common from './CourierDemo.module.css';
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

/** One parcel at the door or over the counter: the code, the cash, and done. */
function HandOver({ parcel }: { parcel: Parcel }) {
  const { t, say, language, today, completeTask, notify, act, taka, isDoor, stateOf } =
    useCourier();
  const { number, cash } = parcel;
  const deliver = (typed: FormData) => {
    const given = typedNumber(String(typed.get('cash') ?? ''));
    if (!act(handOver, number, { code: String(typed.get('code')), cash: given })) return;
    completeTask('delivered');
    const change = cash > 0 ? given - cash : 0;
    notify(change > 0 ? say(words.change, { number, change }) : say(words.done, { number }));
  };
  const action = t(isDoor ? words.deliver : words.handOver);
  const tomorrow = say(words.tomorrow, {
    day: weekdayInWords((today.getDay() + 1) % 7, language, 'short'),
  });
  const postpone = () => {
    const asked = dayOf(today, 1);
    if (!act(askFor, number, asked)) return;
    notify(say(words.moved, { number, state: stateOf({ ...parcel, asked }, 'asked') }));
  };
  const takeBack = () => {
    if (!act(sendBack, number)) return;
    notify(say(words.moved, { number, state: stateOf(parcel, 'returned') }));
  };
  return (
    <>
      <div className={styles.head}>
        <span>
          {t(parcel.to)}, {[parcel.house ?? '', parcel.address].map(t).filter(Boolean).join(' ')}
        </span>
        <span>{taka(cash)}</span>
      </div>
      <Row>
        <span>{number}</span>
        <span>{parcel.phone}</span>
        <a className={common.link} href={screenHash('track', number)}>
          {t(words.seeCode)} <span className="visually-hidden">{number}</span>
        </a>
      </Row>
      <Entry className={styles.form} send={deliver}>
        <Field label={t(words.code)} name="code" type="tel" />
        {cash > 0 && (
          <Field label={t(words.cashGiven)} name="cash" type="number" initial={String(cash)} />
        )}
        <Button type="submit" label={`${action}: ${number}`}>
          {action}
        </Button>
        {isDoor && (
          <Row gap={2}>
            <Button variant="quiet" label={`${tomorrow}: ${number}`} onClick={postpone}>
              {tomorrow}
            </Button>
            <AskFirst
              name={t(words.refused)}
              label={`${t(words.refused)}: ${number}`}
              question={say(words.refusedSure, { number })}
              yes={words.refusedYes}
              onYes={takeBack}
            />
          </Row>
        )}
      </Entry>
    </>
  );
}
