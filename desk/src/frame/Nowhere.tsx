import { Link } from 'wouter';
import { useTitle } from '../live/useTitle.ts';
import { useWords } from '../words/words.ts';
import styles from './Nowhere.module.css';

/** What stands at an address below /desk that leads nowhere. */
export function Nowhere() {
  const { said } = useWords();
  useTitle(said.nowhere);
  return (
    <section className={styles.nowhere}>
      <h1>{said.nowhere}</h1>
      <p>
        <Link href="/">{said.toInbox}</Link>
      </p>
    </section>
  );
}
