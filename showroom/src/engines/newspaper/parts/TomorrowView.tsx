import type { PartOf } from '../data.ts';
import { useNewspaper } from '../room.ts';
import styles from './Strip.module.css';

/** What is on tomorrow, in one line. */
export function TomorrowView({ part }: { part: PartOf<'tomorrow'> }) {
  const { say } = useNewspaper();
  return (
    <section className={styles.strip} aria-label={say(part.title)}>
      <b>{say(part.title)}</b>
      <ul>
        {part.items.map((item) => (
          <li key={say(item)}>{say(item)}</li>
        ))}
      </ul>
    </section>
  );
}
