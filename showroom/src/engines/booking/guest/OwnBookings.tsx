import { filled } from '../../../frame/words.ts';
import { screenHash } from '../../../room/hash.ts';
import { placeOf } from '../data.ts';
import styles from '../Page.module.css';
import { useBooking } from '../room.ts';
import { useWhen } from '../when.ts';
import { words } from '../words.ts';

/** The bookings that this visitor made. */
export function OwnBookings() {
  const { data, world, say } = useBooking();
  const { whenInWords } = useWhen();
  const own = world.bookings.filter(({ isOwn }) => isOwn).reverse();
  return (
    <div className={styles.page}>
      <h2>{say(words.mine)}</h2>
      {own.length === 0 && (
        <p>
          {say(words.none)} <a href={screenHash()}>{say(words.bookNow)}</a>
        </p>
      )}
      <ul className={styles.list}>
        {own.map((booking) => {
          const place = placeOf(data, booking.place);
          return (
            <li key={booking.code}>
              <a href={screenHash('booking', String(booking.code))}>
                <b>{filled(say(words.booking), { code: String(booking.code) })}</b>
                {place && say(place.name)}, {whenInWords(booking)}
                <span className={styles.soft}>{say(words[booking.state])}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
