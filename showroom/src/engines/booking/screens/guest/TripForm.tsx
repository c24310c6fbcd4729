import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { Day } from '../../../../words/days.ts';
import { numeral, taka } from '../../../../words/taka.ts';
import type { Place } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { book } from '../../steps/bookings.ts';
import { nextCode } from '../../steps/codes.ts';
import { extraPrice, priceOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import styles from './TripForm.module.css';

/** A cabin with its guests, what they add, the fare, and the form that books it. */
export function TripForm({ cabin, day }: { cabin: Place; day: Day }) {
  const { data, translate, step, language } = useBooking();
  const [guests, setGuests] = useState(Math.min(2, cabin.guests));
  const [extras, setExtras] = useState(() =>
    data.extras.filter(({ isChosen }) => isChosen).map(({ id }) => id),
  );
  const price = priceOf(data, { place: cabin.id, guests, extras });
  const send = (typed: FormData) => {
    const wanted = {
      place: cabin.id,
      day,
      time: null,
      guests,
      extras,
      name: String(typed.get('name')),
      phone: String(typed.get('phone')),
    };
    let code = 0;
    const isHeld = step((premises, before) => {
      code = nextCode(before);
      return book(premises, before, wanted);
    });
    if (isHeld) goTo('booking', String(code));
  };
  const toggle = (id: string, isChosen: boolean) =>
    setExtras(isChosen ? [...extras, id] : extras.filter((one) => one !== id));
  return (
    <Entry className={styles.panel} send={send}>
      <h2>{translate(cabin.name)}</h2>
      <p className={styles.soft}>{translate(cabin.about)}</p>
      <p className={styles.guests}>
        {translate(words.guests)}
        <Button
          variant="quiet"
          label={translate(words.fewer)}
          onClick={() => setGuests(Math.max(1, guests - 1))}
        >
          −
        </Button>
        <output>{numeral(guests, language)}</output>
        <Button
          variant="quiet"
          label={translate(words.more)}
          onClick={() => setGuests(Math.min(cabin.guests, guests + 1))}
        >
          +
        </Button>
      </p>
      <p className={styles.line}>
        {numeral(guests, language)} × {taka(cabin.price, language)}
        <b>{taka(price.stay, language)}</b>
      </p>
      <fieldset className={styles.extras}>
        <legend>{translate(words.extras)}</legend>
        {data.extras.map((extra) => (
          <label key={extra.id} className={styles.line}>
            <input
              type="checkbox"
              checked={extras.includes(extra.id)}
              onChange={(event) => toggle(extra.id, event.target.checked)}
            />
            <span>
              {translate(extra.name)}
              <small className={styles.soft}>{translate(extra.about)}</small>
            </span>
            <b>{taka(extraPrice(extra, guests), language)}</b>
          </label>
        ))}
      </fieldset>
      <p className={styles.total}>
        {translate(words.total)}
        <b>{taka(price.total, language)}</b>
      </p>
      <p className={styles.now}>
        {filled(translate(words.advance), { percent: numeral(data.advance, language) })}
        <b>{taka(price.now, language)}</b>
      </p>
      <Field label={translate(words.name)} name="name" autoComplete="name" />
      <Field label={translate(words.phone)} name="phone" type="tel" autoComplete="tel" />
      <Button type="submit">
        {filled(translate(words.bookPlace), { place: translate(cabin.name) })}
      </Button>
    </Entry>
  );
}
