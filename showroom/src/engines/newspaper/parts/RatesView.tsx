import { screenHash } from '../../../room/hash.ts';
import type { PartOf } from '../data.ts';
import { useNewspaper } from '../room.ts';
import { rateInWords } from './rates.ts';
import styles from './Strip.module.css';

/** What foreign money costs, in one line of the front. */
export function RatesView({ part }: { part: PartOf<'rates'> }) {
  const { say, language } = useNewspaper();
  return (
    <section className={styles.strip} aria-label={say(part.title)}>
      <ul>
        {part.rates.map(({ id, sign, sell }) => (
          <li key={id}>
            {say(sign)} <b>৳&nbsp;{rateInWords(sell, language)}</b>
          </li>
        ))}
      </ul>
      <a href={screenHash('rates')}>{say(part.title)}</a>
    </section>
  );
}
