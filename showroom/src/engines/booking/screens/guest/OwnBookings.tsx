import { oneOf } from '../../../../demo/one-of.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
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
    <Stack gap={4} className={styles.page}>
      <h2>{t(words.mine)}</h2>
      {own.length === 0 && (
        <p>
          {t(words.none)} <a href={screenHash()}>{t(words.bookNow)}</a>
        </p>
      )}
      <Stack as="ul" gap={2} className={styles.list}>
        {own.map((booking) => (
          <li key={booking.code}>
            <a href={screenHash('booking', String(booking.code))}>
              <b>{say(words.booking, { code: String(booking.code) })}</b>
              {t(oneOf(data.places, booking.place).name)}, {whenInWords(booking)}
              <span className={styles.soft}>{t(words[booking.state])}</span>
            </a>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
