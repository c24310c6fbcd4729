import { placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';

/** The message that reminds a guest, once it was sent; before that, when it comes. */
export function Reminder({ booking }: { booking: Booking }) {
  const { data, t, businessName, num, say } = useBooking();
  const { daysInWords, timeInWords } = useWhen();
  const place = placeOf(data, booking.place);
  if (!booking.isReminded) {
    return <p>{say(words.reminderComes, { hours: num(data.reminder) })}</p>;
  }
  const values = {
    business: businessName,
    day: daysInWords(booking.day),
    time: booking.time === null ? '' : timeInWords(booking.time),
    place: place ? t(place.name) : '',
    from: data.plan.kind === 'trips' ? t(data.plan.from) : '',
  };
  return (
    <section className={styles.card} role="status">
      <p className={styles.soft}>{say(words.sms, { phone: booking.phone })}</p>
      <p className={styles.sms}>
        {say(data.plan.kind === 'trips' ? words.smsTrip : words.smsReminder, values)}
      </p>
    </section>
  );
}
