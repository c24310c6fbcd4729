import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { Day } from '../../../../words/days.ts';
import { genitive } from '../../../../words/genitive.ts';
import type { Place } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { book } from '../../steps/bookings.ts';
import { nextCode } from '../../steps/codes.ts';
import { words } from '../../words/words.ts';
import { useWhen } from '../when.ts';
import styles from './HourForm.module.css';

/** The chosen time with its fee, and who comes. */
export function HourForm({ place, day, time }: { place: Place; day: Day; time: number }) {
  const { data, t, step, taka, num, say } = useBooking();
  const { timeInWords } = useWhen();
  const send = (typed: FormData) => {
    const wanted = {
      place: place.id,
      day,
      time,
      guests: 1,
      extras: [],
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
  return (
    <Entry className={styles.form} send={send}>
      <p>
        {say(words.visit, {
          place: t(place.name),
          whose: genitive(t(place.name)),
        })}
        , {timeInWords(time)}
        <b className={styles.fee}>{taka(place.price)}</b>
      </p>
      <Field label={t(words.name)} name="name" autoComplete="name" />
      <Field label={t(words.phone)} name="phone" type="tel" autoComplete="tel" />
      <p>
        <Button type="submit">{t(words.bySms)}</Button>
        <small>{say(words.reminderComes, { hours: num(data.reminder) })}</small>
      </p>
    </Entry>
  );
}
