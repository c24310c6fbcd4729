import { filled } from '../../../frame/words.ts';
import { numeral } from '../../../words/taka.ts';
import { placeOf } from '../data.ts';
import styles from '../Page.module.css';
import { useBooking } from '../room.ts';
import { useWhen } from '../when.ts';
import { words } from '../words.ts';
import type { Booking } from '../world.ts';

/** The message that reminds a guest, once it was sent; before that, when it comes. */
export function Reminder({ booking }: { booking: Booking }) {
  const { data, say, language, businessName } = useBooking();
  const { daysInWords, timeInWords } = useWhen();
  const place = placeOf(data, booking.place);
  if (!booking.isReminded) {
    return <p>{filled(say(words.reminderComes), { hours: numeral(data.reminder, language) })}</p>;
  }
  const values = {
    business: businessName,
    day: daysInWords(booking.day),
    time: timeInWords(booking.time),
    place: place ? say(place.name) : '',
    from: data.plan.kind === 'trips' ? say(data.plan.from) : '',
  };
  return (
    <section className={styles.card} role="status">
      <p className={styles.soft}>{filled(say(words.sms), { phone: booking.phone })}</p>
      <p className={styles.sms}>
        {filled(say(data.plan.kind === 'trips' ? words.smsTrip : words.smsReminder), values)}
      </p>
    </section>
  );
}
