import { Stack } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import styles from './Prices.module.css';

/** A short price guide on a slip of paper. */
export function Prices({ section }: { section: SectionOf<'prices'> }) {
  const { t, taka } = useOrganisation();
  return (
    <Stack className={styles.slip}>
      <Sums rows={section.rows.map(({ name, amount }) => [t(name), taka(amount)])} />
      {section.note && <p>{t(section.note)}</p>}
    </Stack>
  );
}
