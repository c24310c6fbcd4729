import { oneOf } from '../../../../demo/one-of.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { Sms } from '../../../../ui/Sms.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { type Booking, bookingOf } from '../../world.ts';
import { Cancelling } from '../Cancelling.tsx';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';
import { Confirming } from './Confirming.tsx';

/** One of the guest's own bookings: what it holds, how to confirm it, and how to leave it. */
export function BookingPage({ code }: { code: number }) {
  const { data, world, t, businessName, num, taka, say } = useBooking();
  const { whenInWords } = useWhen();
  const booking = bookingOf(world, code);
  if (!booking?.isOwn) return <p className={styles.page}>{t(words.noBooking)}</p>;
  const { name, phone, guests, state, paid, total } = booking;
  const isTrip = data.plan.kind === 'trips';
  const extras = data.extras.filter(({ id }) => booking.extras.includes(id));
  const who = `${t(name)}, ${phone}${isTrip ? ` (${num(guests)})` : ''}`;
  return (
    <Stack gap={4} className={styles.page}>
      <section className={styles.card}>
        <h2>{say(words.booking, { code: String(code) })}</h2>
        <p className={styles.state} role="status">
          {t(words[state])}
        </p>
        <p>{businessName}</p>
        <Sums
          className={styles.facts}
          rows={[
            [t(words.where), t(oneOf(data.places, booking.place).name)],
            [t(words.when), whenInWords(booking)],
            [t(isTrip ? words.guest : words.patient), who],
            extras.length > 0 && [t(words.extras), extras.map((extra) => t(extra.name)).join(', ')],
            [t(words.total), taka(total)],
            paid > 0 && [t(words.paid), taka(paid)],
            paid > 0 && [t(words.rest), taka(total - paid)],
          ]}
        />
        {state === 'confirmed' && (
          <p className={styles.actions}>
            <PrintButton />
          </p>
        )}
      </section>
      {state === 'waiting' && <Confirming booking={booking} />}
      {state === 'confirmed' && <Reminder booking={booking} />}
      {state !== 'cancelled' && !booking.hasCome && (
        <div data-unprinted>
          <Cancelling booking={booking} by="guest" />
        </div>
      )}
    </Stack>
  );
}

/** The message that reminds a guest, once it was sent; before that, when it comes. */
function Reminder({ booking }: { booking: Booking }) {
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
    <section className={styles.card} role="status" data-unprinted>
      <p className={styles.soft}>{say(words.sms, { phone: booking.phone })}</p>
      <Sms>{say(plan.kind === 'trips' ? words.smsTrip : words.smsReminder, values)}</Sms>
    </section>
  );
}
