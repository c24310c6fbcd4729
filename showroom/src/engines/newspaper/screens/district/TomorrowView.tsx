import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import styles from '../money/Strip.module.css';

/** What is on tomorrow, in one line. */
export function TomorrowView({ part }: { part: SectionOf<'tomorrow'> }) {
  const { translate } = useNewspaper();
  return (
    <section className={styles.strip} aria-label={translate(part.title)}>
      <b>{translate(part.title)}</b>
      <ul>
        {part.items.map((item) => (
          <li key={translate(item)}>{translate(item)}</li>
        ))}
      </ul>
    </section>
  );
}
