import { taka } from '../../../../words/taka.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import styles from './Prices.module.css';

/** A short price guide on a slip of paper. */
export function Prices({ section }: { section: SectionOf<'prices'> }) {
  const { translate, language } = useOrganisation();
  return (
    <div className={styles.slip}>
      <dl>
        {section.rows.map(({ name, amount }) => (
          <div key={translate(name)}>
            <dt>{translate(name)}</dt>
            <dd>{taka(amount, language)}</dd>
          </div>
        ))}
      </dl>
      {section.note && <p>{translate(section.note)}</p>}
    </div>
  );
}
