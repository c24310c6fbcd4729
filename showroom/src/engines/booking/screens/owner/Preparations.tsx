import { filled } from '../../../../shell/words.ts';
import { numeral } from '../../../../words/taka.ts';
import { useBooking } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import styles from '../Page.module.css';

/** What the bookings of a trip ask for, counted: meals to cook, permits to fetch. */
export function Preparations({ bookings }: { bookings: readonly Booking[] }) {
  const { data, translate, language } = useBooking();
  const guestsOf = (of: readonly Booking[]) => of.reduce((sum, { guests }) => sum + guests, 0);
  return (
    <section className={styles.card}>
      <h3>{translate(words.toPrepare)}</h3>
      <dl className={styles.facts}>
        <dt>{translate(words.guests)}</dt>
        <dd>{numeral(guestsOf(bookings), language)}</dd>
        {data.extras.map((extra) => {
          const wanting = bookings.filter(({ extras }) => extras.includes(extra.id));
          const count = extra.per === 'guest' ? guestsOf(wanting) : wanting.length;
          return [
            <dt key={`${extra.id} name`}>{translate(extra.name)}</dt>,
            <dd key={extra.id}>
              {filled(translate(extra.per === 'guest' ? words.forGuests : words.times), {
                count: numeral(count, language),
              })}
            </dd>,
          ];
        })}
      </dl>
    </section>
  );
}
