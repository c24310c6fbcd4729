import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Certificates.module.css';

/** Certificates; each opens to its number, what it covers and how long it holds. */
export function Certificates({ section }: { section: SectionOf<'certificates'> }) {
  const { t, completeTask, date, say } = useOrganisation();
  return (
    <div className={styles.certificates}>
      {section.rows.map(({ name, more, until }) => (
        <details
          key={t(name)}
          name="certificate"
          onToggle={(event) => {
            if (event.currentTarget.open) completeTask('read');
          }}
        >
          <summary>{t(name)}</summary>
          <p>{t(more)}</p>
          <p data-of-today>{say(words.until, { day: date(until, 'year') })}</p>
        </details>
      ))}
    </div>
  );
}
