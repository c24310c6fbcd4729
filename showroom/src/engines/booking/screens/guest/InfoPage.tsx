import type { BookingData } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import styles from '../Page.module.css';

/** A page that explains, such as the permits of the forest. */
export function InfoPage({ page }: { page: BookingData['pages'][number] }) {
  const { t } = useBooking();
  return (
    <div className={styles.page}>
      <h2>{t(page.name)}</h2>
      <p>{t(page.text)}</p>
      <dl className={styles.card}>
        {page.rows.map(({ name, text }) => (
          <div key={t(name)}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
