import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { rateInWords } from '../../steps/rates.ts';
import styles from './Strip.module.css';

/** What foreign money costs, in one line of the front. */
export function RatesView({ part }: { part: SectionOf<'rates'> }) {
  const { translate, language } = useNewspaper();
  return (
    <section className={styles.strip} aria-label={translate(part.title)}>
      <ul>
        {part.rates.map(({ id, sign, sell }) => (
          <li key={id}>
            {translate(sign)} <b>৳&nbsp;{rateInWords(sell, language)}</b>
          </li>
        ))}
      </ul>
      <a href={screenHash('rates')}>{translate(part.title)}</a>
    </section>
  );
}
