import { Table } from '../../../../ui/Table.tsx';
import { numeral, taka } from '../../../../words/taka.ts';
import { placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import { useWhen } from '../when.ts';
import { SheetSteps } from './SheetSteps.tsx';
import styles from './SheetTable.module.css';

/** The bookings of a day, one in a row, with what the owner does about each. */
export function SheetTable({ bookings }: { bookings: readonly Booking[] }) {
  const { data, translate, language } = useBooking();
  const { timeInWords } = useWhen();
  const isTrip = data.plan.kind === 'trips';
  return (
    <Table
      className={styles.table}
      name={translate(words.sheet)}
      heads={[
        translate(isTrip ? words.where : words.when),
        translate(isTrip ? words.guest : words.patient),
        translate(isTrip ? words.guests : words.where),
        translate(words.rest),
        translate(words.state),
        <th key="steps" scope="col" className={styles.steps}>
          {translate(words.action)}
        </th>,
      ]}
    >
      {bookings.map((booking) => {
        const place = placeOf(data, booking.place);
        const name = place ? translate(place.name) : booking.place;
        return (
          <tr key={booking.code} data-own={booking.isOwn || undefined}>
            <th scope="row">{booking.time === null ? name : timeInWords(booking.time)}</th>
            <td>
              {translate(booking.name)}
              <small>{booking.phone}</small>
            </td>
            <td data-head={isTrip ? translate(words.guests) : undefined}>
              {isTrip ? numeral(booking.guests, language) : name}
            </td>
            <td data-head={translate(words.rest)}>
              {taka(booking.total - booking.paid, language)}
            </td>
            <td>{translate(booking.hasCome ? words.come : words[booking.state])}</td>
            <td className={styles.steps}>
              <SheetSteps booking={booking} />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
