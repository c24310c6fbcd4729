import { filled } from '../../../frame/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { numeral, taka } from '../../../words/taka.ts';
import { bookingOf } from '../bookings.ts';
import { Cancelling } from '../Cancelling.tsx';
import { placeOf } from '../data.ts';
import styles from '../Page.module.css';
import { useBooking } from '../room.ts';
import { useWhen } from '../when.ts';
import { words } from '../words.ts';
import { Confirming } from './Confirming.tsx';
import { Reminder } from './Reminder.tsx';

/** One of the guest's own bookings: what it holds, how to confirm it, and how to leave it. */
export function BookingPage({ code }: { code: number }) {
  const { data, world, say, language, businessName } = useBooking();
  const { whenInWords } = useWhen();
  const booking = bookingOf(world, code);
  if (!booking?.isOwn) return <p className={styles.page}>{say(words.noBooking)}</p>;
  const place = placeOf(data, booking.place);
  const extras = data.extras.filter(({ id }) => booking.extras.includes(id));
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h2>{filled(say(words.booking), { code: String(code) })}</h2>
        <p className={styles.state} role="status">
          {say(words[booking.state])}
        </p>
        <p>{businessName}</p>
        <dl className={styles.facts}>
          <dt>{say(words.where)}</dt>
          <dd>{place && say(place.name)}</dd>
          <dt>{say(words.when)}</dt>
          <dd>{whenInWords(booking)}</dd>
          <dt>{say(data.plan.kind === 'trips' ? words.guest : words.patient)}</dt>
          <dd>
            {say(booking.name)}, {booking.phone}
            {data.plan.kind === 'trips' && ` (${numeral(booking.guests, language)})`}
          </dd>
          {extras.length > 0 && (
            <>
              <dt>{say(words.extras)}</dt>
              <dd>{extras.map(({ name }) => say(name)).join(', ')}</dd>
            </>
          )}
          <dt>{say(words.total)}</dt>
          <dd>{taka(booking.total, language)}</dd>
          {booking.paid > 0 && (
            <>
              <dt>{say(words.paid)}</dt>
              <dd>{taka(booking.paid, language)}</dd>
              <dt>{say(words.rest)}</dt>
              <dd>{taka(booking.total - booking.paid, language)}</dd>
            </>
          )}
        </dl>
        {booking.state === 'confirmed' && (
          <p className={styles.actions}>
            <Button variant="quiet" onClick={() => window.print()}>
              {say(words.print)}
            </Button>
          </p>
        )}
      </section>
      {booking.state === 'waiting' && <Confirming booking={booking} />}
      {booking.state === 'confirmed' && <Reminder booking={booking} />}
      {booking.state !== 'cancelled' && <Cancelling booking={booking} by="guest" />}
    </div>
  );
}
