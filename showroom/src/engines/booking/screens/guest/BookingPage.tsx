import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { numeral, taka } from '../../../../words/taka.ts';
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
  const { data, world, translate, language, businessName } = useBooking();
  const { whenInWords } = useWhen();
  const booking = bookingOf(world, code);
  if (!booking?.isOwn) return <p className={styles.page}>{translate(words.noBooking)}</p>;
  const place = placeOf(data, booking.place);
  const extras = data.extras.filter(({ id }) => booking.extras.includes(id));
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h2>{filled(translate(words.booking), { code: String(code) })}</h2>
        <p className={styles.state} role="status">
          {translate(words[booking.state])}
        </p>
        <p>{businessName}</p>
        <dl className={styles.facts}>
          <dt>{translate(words.where)}</dt>
          <dd>{place && translate(place.name)}</dd>
          <dt>{translate(words.when)}</dt>
          <dd>{whenInWords(booking)}</dd>
          <dt>{translate(data.plan.kind === 'trips' ? words.guest : words.patient)}</dt>
          <dd>
            {translate(booking.name)}, {booking.phone}
            {data.plan.kind === 'trips' && ` (${numeral(booking.guests, language)})`}
          </dd>
          {extras.length > 0 && (
            <>
              <dt>{translate(words.extras)}</dt>
              <dd>{extras.map(({ name }) => translate(name)).join(', ')}</dd>
            </>
          )}
          <dt>{translate(words.total)}</dt>
          <dd>{taka(booking.total, language)}</dd>
          {booking.paid > 0 && (
            <>
              <dt>{translate(words.paid)}</dt>
              <dd>{taka(booking.paid, language)}</dd>
              <dt>{translate(words.rest)}</dt>
              <dd>{taka(booking.total - booking.paid, language)}</dd>
            </>
          )}
        </dl>
        {booking.state === 'confirmed' && (
          <p className={styles.actions}>
            <Button variant="quiet" onClick={() => window.print()}>
              {translate(words.print)}
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
