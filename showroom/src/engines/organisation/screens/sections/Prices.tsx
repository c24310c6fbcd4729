import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import styles from './Prices.module.css';

/** A short price guide on a slip of paper. */
export function Prices({ section }: { section: SectionOf<'prices'> }) {
  const { t, taka } = useOrganisation();
  return (
    <div className={styles.slip}>
      <dl>
        {section.rows.map(({ name, amount }) => (
          <div key={t(name)}>
            <dt>{t(name)}</dt>
            <dd>{taka(amount)}</dd>
          </div>
        ))}
      </dl>
      {section.note && <p>{t(section.note)}</p>}
    </div>
  );
}
