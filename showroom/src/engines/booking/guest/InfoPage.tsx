import type { BookingData } from '../data.ts';
import styles from '../Page.module.css';
import { useBooking } from '../room.ts';

/** A page that explains, such as the permits of the forest. */
export function InfoPage({ page }: { page: BookingData['pages'][number] }) {
  const { say } = useBooking();
  return (
    <div className={styles.page}>
      <h2>{say(page.name)}</h2>
      <p>{say(page.text)}</p>
      <dl className={styles.card}>
        {page.rows.map(({ name, text }) => (
          <div key={say(name)}>
            <dt>{say(name)}</dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
