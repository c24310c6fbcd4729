import { useEffect } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { useCourier } from '../../engine.ts';
import { dueOf } from '../../words/due.ts';
import { words } from '../../words.ts';
import { isOver, type Parcel, reachedBy, roads } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './Track.module.css';

/** A parcel as anybody with its number sees it, and the SMS that its receiver gets. */
export function Track({ parcel }: { parcel: Parcel }) {
  const { data, world, t, say, completeTask, date, clock, taka, ...view } = useCourier();
  const { isDoor, nameOf, weightOf, stateOf } = view;
  const { number, state, steps } = parcel;
  const { way } = data;
  useEffect(() => completeTask('tracked'), [completeTask]);
  const road: readonly Parcel['state'][] = roads[way.kind];
  const passed = state === 'asked' ? 2 : road.indexOf(state) + 1;
  const ahead = isOver(parcel) ? [] : road.slice(passed);
  const lorry =
    way.kind === 'counter' ? way.lorries.find(({ id }) => id === parcel.carrier) : undefined;
  const stop = lorry?.stops[reachedBy(world, lorry.id) ?? -1];
  const due = dueOf(parcel, way.kind);
  return (
    <div className={common.columns}>
      <Stack as="section" gap={4} className={common.sheet}>
        <div>
          <h2>{number}</h2>
          <p className={styles.soft}>
            {t(parcel.from)} → {t(parcel.to)}, {isDoor ? t(parcel.address) : nameOf(parcel.place)}
          </p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end.
              key={index}
              data-done
              aria-current={index === steps.length - 1 ? 'step' : undefined}
            >
              <b>{stateOf(parcel, step.state)}</b>
              <small>
                {date(step.day)}, {clock(step.at)}
                {step.state === 'lorry' && stop && ` · ${say(words.past, { place: t(stop.past) })}`}
              </small>
            </li>
          ))}
          {ahead.map((next) => (
            <li key={next}>{stateOf(parcel, next)}</li>
          ))}
        </ol>
        <Sums
          className={styles.facts}
          rows={[
            [t(words[due.name]), taka(due.amount)],
            [t(words.weight), weightOf(parcel)],
          ]}
        />
        <p>
          <a className={common.link} href={screenHash('note', number)}>
            <b>{t(isDoor ? words.label : words.note)}</b>
          </a>
        </p>
      </Stack>
      {['hub', 'rider', 'asked'].includes(state) && <Sms parcel={parcel} />}
    </div>
  );
}

function Sms({ parcel }: { parcel: Parcel }) {
  const { t, say, businessName, isDoor, spotOf } = useCourier();
  const { number, phone, cash, code, place } = parcel;
  return (
    <Stack as="section" className={styles.sms}>
      <h3>{say(words.smsTo, { phone })}</h3>
      <p>
        {say(isDoor ? words.smsDoor : words.smsCounter, {
          business: businessName,
          number,
          cash,
          place: spotOf(place),
        })}
      </p>
      <p className={styles.code}>{code}</p>
      <small>{t(words.smsNote)}</small>
    </Stack>
  );
}
