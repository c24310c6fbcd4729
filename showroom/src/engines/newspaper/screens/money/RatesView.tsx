import { Row } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { rateInWords } from '../../steps/rates.ts';
import { Way } from '../Box.tsx';
import styles from './Strip.module.css';

/** What foreign money costs, in one line of the front. */
export function RatesView({ part }: { part: SectionOf<'rates'> }) {
  const { t, language } = useNewspaper();
  return (
    <Row as="section" gap={1} className={styles.strip} aria-label={t(part.title)}>
      <Row as="ul" gap={1} isApart>
        {part.rates.map(({ id, sign, sell }) => (
          <li key={id}>
            {t(sign)} <b>৳&nbsp;{rateInWords(sell, language)}</b>
          </li>
        ))}
      </Row>
      <Way to="rates">{t(part.title)}</Way>
    </Row>
  );
}
