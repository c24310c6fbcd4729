import { taka } from '../../../words/taka.ts';
import type { SectionOf } from '../data.ts';
import { useOrganisation } from '../room.ts';
import styles from './Prices.module.css';

/** A short price guide on a slip of paper. */
export function Prices({ section }: { section: SectionOf<'prices'> }) {
  const { say, language } = useOrganisation();
  return (
    <div className={styles.slip}>
      <dl>
        {section.rows.map(({ name, amount }) => (
          <div key={say(name)}>
            <dt>{say(name)}</dt>
            <dd>{taka(amount, language)}</dd>
          </div>
        ))}
      </dl>
      {section.note && <p>{say(section.note)}</p>}
    </div>
  );
}
