import { useState } from 'react';
import { filled } from '../../../frame/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { numeral, taka } from '../../../words/taka.ts';
import { cancel, refundOf } from '../bookings.ts';
import styles from '../Page.module.css';
import { useBooking } from '../room.ts';
import { words } from '../words.ts';
import type { Booking } from '../world.ts';

/** The way out of a booking, asked twice, with what is paid back. */
export function Cancelling({ booking }: { booking: Booking }) {
  const { data, say, change, reach, language } = useBooking();
  const [isAsked, ask] = useState(false);
  const refund = refundOf(data, booking);
  const leave = () => {
    if (change((before) => cancel(before, data, booking.code, say))) reach('cancelled');
  };
  if (!isAsked) {
    return (
      <p className={styles.actions}>
        <Button variant="quiet" onClick={() => ask(true)}>
          {say(words.cancel)}
        </Button>
      </p>
    );
  }
  return (
    <section className={styles.card}>
      <p>
        {say(words.freeAgain)}{' '}
        {booking.paid > 0 &&
          (refund > 0
            ? filled(say(words.refund), { amount: taka(refund, language) })
            : filled(say(words.noRefund), {
                amount: taka(booking.paid, language),
                days: numeral(data.freeCancelling, language),
              }))}
      </p>
      <p className={styles.actions}>
        <Button onClick={leave}>{say(words.cancelNow)}</Button>
        <Button variant="quiet" onClick={() => ask(false)}>
          {say(words.keep)}
        </Button>
      </p>
    </section>
  );
}
