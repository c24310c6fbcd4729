import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import styles from '../Page.module.css';

/** What the bookings of a trip ask for, counted: meals to cook, permits to fetch. */
export function Preparations({ bookings }: { bookings: readonly Booking[] }) {
  const { data, t, num, say } = useBooking();
  const guestsOf = (of: readonly Booking[]) => of.reduce((sum, { guests }) => sum + guests, 0);
  return (
    <section className={styles.card}>
      <h3>{t(words.toPrepare)}</h3>
      <dl className={styles.facts}>
        <dt>{t(words.guests)}</dt>
        <dd>{num(guestsOf(bookings))}</dd>
        {data.extras.map((extra) => {
          const wanting = bookings.filter(({ extras }) => extras.includes(extra.id));
          const count = extra.per === 'guest' ? guestsOf(wanting) : wanting.length;
          return [
            <dt key={`${extra.id} name`}>{t(extra.name)}</dt>,
            <dd key={extra.id}>
              {say(extra.per === 'guest' ? words.forGuests : words.times, {
                count: num(count),
              })}
            </dd>,
          ];
        })}
      </dl>
    </section>
  );
}
