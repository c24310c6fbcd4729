import { Button } from '../../../../ui/Button.tsx';
import { placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { bookingOf } from '../../world.ts';
import { Cancelling } from '../Cancelling.tsx';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';
import { Confirming } from './Confirming.tsx';
import { Reminder } from './Reminder.tsx';

/** One of the guest's own bookings: what it holds, how to confirm it, and how to leave it. */
export function BookingPage({ code }: { code: number }) {
  const { data, world, t, businessName, num, taka, say } = useBooking();
  const { whenInWords } = useWhen();
  const booking = bookingOf(world, code);
  if (!booking?.isOwn) return <p className={styles.page}>{t(words.noBooking)}</p>;
  const place = placeOf(data, booking.place);
  const extras = data.extras.filter(({ id }) => booking.extras.includes(id));
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h2>{say(words.booking, { code: String(code) })}</h2>
        <p className={styles.state} role="status">
          {t(words[booking.state])}
        </p>
        <p>{businessName}</p>
        <dl className={styles.facts}>
          <dt>{t(words.where)}</dt>
          <dd>{place && t(place.name)}</dd>
          <dt>{t(words.when)}</dt>
          <dd>{whenInWords(booking)}</dd>
          <dt>{t(data.plan.kind === 'trips' ? words.guest : words.patient)}</dt>
          <dd>
            {t(booking.name)}, {booking.phone}
            {data.plan.kind === 'trips' && ` (${num(booking.guests)})`}
          </dd>
          {extras.length > 0 && (
            <>
              <dt>{t(words.extras)}</dt>
              <dd>{extras.map(({ name }) => t(name)).join(', ')}</dd>
            </>
          )}
          <dt>{t(words.total)}</dt>
          <dd>{taka(booking.total)}</dd>
          {booking.paid > 0 && (
            <>
              <dt>{t(words.paid)}</dt>
              <dd>{taka(booking.paid)}</dd>
              <dt>{t(words.rest)}</dt>
              <dd>{taka(booking.total - booking.paid)}</dd>
            </>
          )}
        </dl>
        {booking.state === 'confirmed' && (
          <p className={styles.actions}>
            <Button variant="quiet" onClick={() => window.print()}>
              {t(words.print)}
            </Button>
          </p>
        )}
      </section>
      {booking.state === 'waiting' && <Confirming booking={booking} />}
      {booking.state === 'confirmed' && <Reminder booking={booking} />}
      {booking.state !== 'cancelled' && !booking.hasCome && (
        <div className={styles.leaving}>
          <Cancelling booking={booking} by="guest" />
        </div>
      )}
    </div>
  );
}
