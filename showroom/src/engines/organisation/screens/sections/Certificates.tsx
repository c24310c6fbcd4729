import { filled } from '../../../../shell/words.ts';
import { dayInWords } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Certificates.module.css';

/** Certificates; each opens to its number, what it covers and how long it holds. */
export function Certificates({ section }: { section: SectionOf<'certificates'> }) {
  const { translate, language, completeTask } = useOrganisation();
  return (
    <div className={styles.certificates}>
      {section.rows.map(({ name, more, until }) => (
        <details
          key={translate(name)}
          name="certificate"
          onToggle={(event) => {
            if (event.currentTarget.open) completeTask('read');
          }}
        >
          <summary>{translate(name)}</summary>
          <p>{translate(more)}</p>
          <p data-of-today>
            {filled(translate(words.until), { day: dayInWords(until, language, 'year') })}
          </p>
        </details>
      ))}
    </div>
  );
}
