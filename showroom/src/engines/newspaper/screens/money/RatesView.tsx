import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { rateInWords } from '../../steps/rates.ts';
import styles from './Strip.module.css';

/** What foreign money costs, in one line of the front. */
export function RatesView({ part }: { part: SectionOf<'rates'> }) {
  const { t, language } = useNewspaper();
  return (
    <section className={styles.strip} aria-label={t(part.title)}>
      <ul>
        {part.rates.map(({ id, sign, sell }) => (
          <li key={id}>
            {t(sign)} <b>৳&nbsp;{rateInWords(sell, language)}</b>
          </li>
        ))}
      </ul>
      <a href={screenHash('rates')}>{t(part.title)}</a>
    </section>
  );
}
