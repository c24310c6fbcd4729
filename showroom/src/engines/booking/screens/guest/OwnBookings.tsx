import { screenHash } from '../../../../runtime/hash.ts';
import { placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';

/** The bookings that this visitor made. */
export function OwnBookings() {
  const { data, world, t, say } = useBooking();
  const { whenInWords } = useWhen();
  const own = world.bookings.filter(({ isOwn }) => isOwn).reverse();
  return (
    <div className={styles.page}>
      <h2>{t(words.mine)}</h2>
      {own.length === 0 && (
        <p>
          {t(words.none)} <a href={screenHash()}>{t(words.bookNow)}</a>
        </p>
      )}
      <ul className={styles.list}>
        {own.map((booking) => {
          const place = placeOf(data, booking.place);
          return (
            <li key={booking.code}>
              <a href={screenHash('booking', String(booking.code))}>
                <b>{say(words.booking, { code: String(booking.code) })}</b>
                {place && t(place.name)}, {whenInWords(booking)}
                <span className={styles.soft}>{t(words[booking.state])}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
