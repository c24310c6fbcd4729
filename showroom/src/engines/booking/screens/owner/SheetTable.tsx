import { oneOf } from '../../../../demo/one-of.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { useBooking } from '../../engine.ts';
import { mayHaveCome, remind, setCome, takeRest } from '../../steps/booking-states.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import { Cancelling } from '../Cancelling.tsx';
import styles from './SheetTable.module.css';

/** The bookings of a day, one in a row, with what the owner does about each. */
export function SheetTable({ bookings }: { bookings: readonly Booking[] }) {
  const { data, t, num, taka, clock } = useBooking();
  const isTrip = data.plan.kind === 'trips';
  return (
    <Table
      className={styles.table}
      name={t(words.sheet)}
      heads={[
        t(isTrip ? words.where : words.when),
        t(isTrip ? words.guest : words.patient),
        t(isTrip ? words.guests : words.where),
        t(words.rest),
        t(words.state),
        <th key="steps" scope="col" data-unprinted>
          {t(words.action)}
        </th>,
      ]}
    >
      {bookings.map((booking) => {
        const place = t(oneOf(data.places, booking.place).name);
        return (
          <tr key={booking.code} data-own={booking.isOwn || undefined}>
            <th scope="row">{booking.time === null ? place : clock(booking.time)}</th>
            <td>
              {t(booking.name)}
              <small>
                {[booking.phone, ...(booking.isOwn ? [t(words.yours)] : [])].join(' · ')}
              </small>
            </td>
            <td data-head={isTrip ? t(words.guests) : undefined}>
              {isTrip ? num(booking.guests) : place}
            </td>
            <td data-head={t(words.rest)}>{taka(booking.total - booking.paid)}</td>
            <td>{t(booking.hasCome ? words.come : words[booking.state])}</td>
            <td className={styles.steps} data-unprinted>
              <SheetSteps booking={booking} />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** What the owner does about a booking: remind, let in, take the rest, cancel. */
function SheetSteps({ booking }: { booking: Booking }) {
  const { t, completeTask, today, act, taka, say } = useBooking();
  const { code, isReminded, hasCome, total, paid } = booking;
  const taking = say(words.takeRest, { amount: taka(total - paid) });
  const name = t(booking.name);
  const reminding = t(isReminded ? words.reminded : words.remind);
  const sendReminder = () => {
    if (act(remind, code)) completeTask('reminded');
  };
  return (
    <Row as="span" gap={1}>
      <Button
        variant="quiet"
        label={`${reminding}: ${name}`}
        isPressed={isReminded}
        onClick={sendReminder}
      >
        {reminding}
      </Button>
      {mayHaveCome(booking, today) && (
        <Button
          variant="quiet"
          label={`${t(words.come)}: ${name}`}
          isPressed={hasCome}
          onClick={() => act(setCome, code, !hasCome)}
        >
          {t(words.come)}
        </Button>
      )}
      {mayHaveCome(booking, today) && paid < total && (
        <Button variant="quiet" label={`${taking}: ${name}`} onClick={() => act(takeRest, code)}>
          {taking}
        </Button>
      )}
      {!hasCome && <Cancelling booking={booking} by="owner" />}
    </Row>
  );
}
