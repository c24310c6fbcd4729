import { goTo } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { Day } from '../../../../words/days.ts';
import { genitive } from '../../../../words/genitive.ts';
import { numeral, taka } from '../../../../words/taka.ts';
import type { Place } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { book } from '../../steps/bookings.ts';
import { nextCode } from '../../steps/codes.ts';
import { words } from '../../words/words.ts';
import { useWhen } from '../when.ts';
import styles from './HourForm.module.css';

/** The chosen time with its fee, and who comes. */
export function HourForm({ place, day, time }: { place: Place; day: Day; time: number }) {
  const { data, translate, step, language } = useBooking();
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
        {filled(translate(words.visit), {
          place: translate(place.name),
          whose: genitive(translate(place.name)),
        })}
        , {timeInWords(time)}
        <b className={styles.fee}>{taka(place.price, language)}</b>
      </p>
      <Field label={translate(words.name)} name="name" autoComplete="name" />
      <Field label={translate(words.phone)} name="phone" type="tel" autoComplete="tel" />
      <p>
        <Button type="submit">{translate(words.bySms)}</Button>
        <small>
          {filled(translate(words.reminderComes), { hours: numeral(data.reminder, language) })}
        </small>
      </p>
    </Entry>
  );
}
