import { may } from '@nokshi/contract/vocabulary.ts';
import { Link } from 'wouter';
import { useTitle } from '../live/useTitle.ts';
import { useUser } from '../session/user.ts';
import { useWords } from '../words/words.ts';
import styles from './Nowhere.module.css';

/** The page for an unknown address below /desk. */
export function Nowhere() {
  const { words } = useWords();
  const { role } = useUser();
  useTitle(words.nowhere);
  return (
    <section className={styles.nowhere}>
      <h1>{words.nowhere}</h1>
      <p>
        <Link href="/">{may(role, 'enquiries') ? words.toInbox : words.content}</Link>
      </p>
    </section>
  );
}
