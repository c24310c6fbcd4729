import { Sums } from '../../../../ui/Sums.tsx';
import { taka } from '../../../../words/taka.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import styles from './Prices.module.css';

/** A short price guide on a slip of paper. */
export function Prices({ section }: { section: SectionOf<'prices'> }) {
  const { translate, language } = useOrganisation();
  return (
    <div className={styles.slip}>
      <Sums
        rows={section.rows.map(({ name, amount }) => [translate(name), taka(amount, language)])}
      />
      {section.note && <p>{translate(section.note)}</p>}
    </div>
  );
}
