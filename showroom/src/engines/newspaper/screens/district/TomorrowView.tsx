import { Row } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import styles from '../money/Strip.module.css';

/** What is on tomorrow, in one line. */
export function TomorrowView({ part }: { part: SectionOf<'tomorrow'> }) {
  const { t } = useNewspaper();
  return (
    <Row as="section" gap={1} className={styles.strip} aria-label={t(part.title)}>
      <b>{t(part.title)}</b>
      <Row as="ul" gap={1} isApart>
        {part.items.map((item) => (
          <li key={t(item)}>{t(item)}</li>
        ))}
      </Row>
    </Row>
  );
}
