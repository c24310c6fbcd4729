import type { BookingData } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import styles from '../Page.module.css';

/** A page that explains, such as the permits of the forest. */
export function InfoPage({ page }: { page: BookingData['pages'][number] }) {
  const { translate } = useBooking();
  return (
    <div className={styles.page}>
      <h2>{translate(page.name)}</h2>
      <p>{translate(page.text)}</p>
      <dl className={styles.card}>
        {page.rows.map(({ name, text }) => (
          <div key={translate(name)}>
            <dt>{translate(name)}</dt>
            <dd>{translate(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
