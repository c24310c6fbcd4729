import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { Day } from '../../../../words/days.ts';
import { genitive } from '../../../../words/genitive.ts';
import type { Place } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './HourForm.module.css';
import { useBook } from './useBook.ts';

/** The chosen time with its fee, and who comes. */
export function HourForm({ place, day, time }: { place: Place; day: Day; time: number }) {
  const { data, t, clock, taka, say } = useBooking();
  const book = useBook();
  const name = t(place.name);
  return (
    <Entry
      className={styles.form}
      send={(typed) => book({ place: place.id, day, time, guests: 1, extras: [] }, typed)}
    >
      <p>
        {say(words.visit, { place: name, whose: genitive(name) })}, {clock(time)}
        <b className={styles.fee}>{taka(place.price)}</b>
      </p>
      <Field label={t(words.name)} name="name" autoComplete="name" />
      <Field label={t(words.phone)} name="phone" type="tel" autoComplete="tel" />
      <p>
        <Button type="submit">{t(words.bySms)}</Button>
        <small>{say(words.reminderComes, { hours: data.reminder })}</small>
      </p>
    </Entry>
  );
}
