import { oneOf } from '../../../../demo/one-of.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';

/** The message that reminds a guest, once it was sent; before that, when it comes. */
export function Reminder({ booking }: { booking: Booking }) {
  const { data, t, businessName, clock, say } = useBooking();
  const { daysInWords } = useWhen();
  const { plan, places } = data;
  if (!booking.isReminded) return <p>{say(words.reminderComes, { hours: data.reminder })}</p>;
  const values = {
    business: businessName,
    day: daysInWords(booking.day),
    time: booking.time === null ? '' : clock(booking.time),
    place: t(oneOf(places, booking.place).name),
    from: plan.kind === 'trips' ? t(plan.from) : '',
  };
  return (
    <section className={styles.card} role="status">
      <p className={styles.soft}>{say(words.sms, { phone: booking.phone })}</p>
      <p className={styles.sms}>
        {say(plan.kind === 'trips' ? words.smsTrip : words.smsReminder, values)}
      </p>
    </section>
  );
}
