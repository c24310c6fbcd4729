import { Link } from 'wouter';
import { useTitle } from '../live/useTitle.ts';
import { useWords } from '../words/words.ts';
import styles from './Nowhere.module.css';

/** The page for an unknown address below /desk. */
export function Nowhere() {
  const { words } = useWords();
  useTitle(words.nowhere);
  return (
    <section className={styles.nowhere}>
      <h1>{words.nowhere}</h1>
      <p>
        <Link href="/">{words.toInbox}</Link>
      </p>
    </section>
  );
}
