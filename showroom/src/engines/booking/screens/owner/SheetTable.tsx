import { Table } from '../../../../ui/Table.tsx';
import { placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import { useWhen } from '../when.ts';
import { SheetSteps } from './SheetSteps.tsx';
import styles from './SheetTable.module.css';

/** The bookings of a day, one in a row, with what the owner does about each. */
export function SheetTable({ bookings }: { bookings: readonly Booking[] }) {
  const { data, t, num, taka } = useBooking();
  const { timeInWords } = useWhen();
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
        <th key="steps" scope="col" className={styles.steps}>
          {t(words.action)}
        </th>,
      ]}
    >
      {bookings.map((booking) => {
        const place = placeOf(data, booking.place);
        const name = place ? t(place.name) : booking.place;
        return (
          <tr key={booking.code} data-own={booking.isOwn || undefined}>
            <th scope="row">{booking.time === null ? name : timeInWords(booking.time)}</th>
            <td>
              {t(booking.name)}
              <small>{booking.phone}</small>
            </td>
            <td data-head={isTrip ? t(words.guests) : undefined}>
              {isTrip ? num(booking.guests) : name}
            </td>
            <td data-head={t(words.rest)}>{taka(booking.total - booking.paid)}</td>
            <td>{t(booking.hasCome ? words.come : words[booking.state])}</td>
            <td className={styles.steps}>
              <SheetSteps booking={booking} />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
