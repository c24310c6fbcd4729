import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { Day } from '../../../../words/days.ts';
import type { Place } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { extraPrice, priceOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import styles from './TripForm.module.css';
import { useBook } from './useBook.ts';

/** A cabin with its guests, what they add, the fare, and the form that books it. */
export function TripForm({ cabin, day }: { cabin: Place; day: Day }) {
  const { data, t, num, taka, say } = useBooking();
  const book = useBook();
  const [guests, setGuests] = useState(Math.min(2, cabin.guests));
  const [extras, setExtras] = useState(() =>
    data.extras.filter(({ isChosen }) => isChosen).map(({ id }) => id),
  );
  const wanted = { place: cabin.id, day, time: null, guests, extras };
  const price = priceOf(data, wanted);
  const toggle = (id: string, isChosen: boolean) =>
    setExtras(isChosen ? [...extras, id] : extras.filter((one) => one !== id));
  return (
    <Entry className={styles.panel} send={(typed) => book(wanted, typed)}>
      <h2>{t(cabin.name)}</h2>
      <p className={styles.soft}>{t(cabin.about)}</p>
      <p className={`${styles.line} ${styles.guests}`}>
        {t(words.guests)}
        <Button
          variant="quiet"
          label={t(words.fewer)}
          onClick={() => setGuests(Math.max(1, guests - 1))}
        >
          −
        </Button>
        <output>{num(guests)}</output>
        <Button
          variant="quiet"
          label={t(words.more)}
          onClick={() => setGuests(Math.min(cabin.guests, guests + 1))}
        >
          +
        </Button>
      </p>
      <p className={styles.line}>
        {num(guests)} × {taka(cabin.price)}
        <b>{taka(price.stay)}</b>
      </p>
      <fieldset className={styles.extras}>
        <legend>{t(words.extras)}</legend>
        {data.extras.map((extra) => (
          <label key={extra.id} className={styles.line}>
            <input
              type="checkbox"
              checked={extras.includes(extra.id)}
              onChange={(event) => toggle(extra.id, event.target.checked)}
            />
            <span>
              {t(extra.name)}
              <small className={styles.soft}>{t(extra.about)}</small>
            </span>
            <b>{taka(extraPrice(extra, guests))}</b>
          </label>
        ))}
      </fieldset>
      <p className={`${styles.line} ${styles.total}`}>
        {t(words.total)}
        <b>{taka(price.total)}</b>
      </p>
      <p className={styles.now}>
        {say(words.advance, { percent: data.advance })}
        <b>{taka(price.now)}</b>
      </p>
      <Field label={t(words.name)} name="name" autoComplete="name" />
      <Field label={t(words.phone)} name="phone" type="tel" autoComplete="tel" />
      <Button type="submit">{say(words.bookPlace, { place: t(cabin.name) })}</Button>
    </Entry>
  );
}
