import { filled } from '../../../frame/words.ts';
import { dayInWords } from '../../../words/days.ts';
import type { SectionOf } from '../data.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
import styles from './Certificates.module.css';

/** Certificates; each opens to its number, what it covers and how long it holds. */
export function Certificates({ section }: { section: SectionOf<'certificates'> }) {
  const { say, today, language, reach } = useOrganisation();
  return (
    <div className={styles.certificates}>
      {section.rows.map(({ name, more, until }) => (
        <details
          key={say(name)}
          name="certificate"
          onToggle={(event) => {
            if (event.currentTarget.open) reach('read');
          }}
        >
          <summary>{say(name)}</summary>
          <p>{say(more)}</p>
          <p>{filled(say(words.until), { day: dayInWords(until, today, language, 'year') })}</p>
        </details>
      ))}
    </div>
  );
}
