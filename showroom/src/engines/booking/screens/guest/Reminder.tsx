import { filled } from '../../../../shell/words.ts';
import { numeral } from '../../../../words/taka.ts';
import { placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';

/** The message that reminds a guest, once it was sent; before that, when it comes. */
export function Reminder({ booking }: { booking: Booking }) {
  const { data, translate, language, businessName } = useBooking();
  const { daysInWords, timeInWords } = useWhen();
  const place = placeOf(data, booking.place);
  if (!booking.isReminded) {
    return (
      <p>{filled(translate(words.reminderComes), { hours: numeral(data.reminder, language) })}</p>
    );
  }
  const values = {
    business: businessName,
    day: daysInWords(booking.day),
    time: booking.time === null ? '' : timeInWords(booking.time),
    place: place ? translate(place.name) : '',
    from: data.plan.kind === 'trips' ? translate(data.plan.from) : '',
  };
  return (
    <section className={styles.card} role="status">
      <p className={styles.soft}>{filled(translate(words.sms), { phone: booking.phone })}</p>
      <p className={styles.sms}>
        {filled(translate(data.plan.kind === 'trips' ? words.smsTrip : words.smsReminder), values)}
      </p>
    </section>
  );
}
