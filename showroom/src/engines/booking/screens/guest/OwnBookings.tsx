import { screenHash } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
import { placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';

/** The bookings that this visitor made. */
export function OwnBookings() {
  const { data, world, translate } = useBooking();
  const { whenInWords } = useWhen();
  const own = world.bookings.filter(({ isOwn }) => isOwn).reverse();
  return (
    <div className={styles.page}>
      <h2>{translate(words.mine)}</h2>
      {own.length === 0 && (
        <p>
          {translate(words.none)} <a href={screenHash()}>{translate(words.bookNow)}</a>
        </p>
      )}
      <ul className={styles.list}>
        {own.map((booking) => {
          const place = placeOf(data, booking.place);
          return (
            <li key={booking.code}>
              <a href={screenHash('booking', String(booking.code))}>
                <b>{filled(translate(words.booking), { code: String(booking.code) })}</b>
                {place && translate(place.name)}, {whenInWords(booking)}
                <span className={styles.soft}>{translate(words[booking.state])}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
