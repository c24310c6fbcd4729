import type { User } from '@nokshi/contract/session.ts';
import { Link, useLocation } from 'wouter';
import { useWords } from '../words/words.ts';
import { isAt, linksFor } from './links.ts';
import styles from './Navigation.module.css';

/** Where to go at the desk. On a phone it is a bar at the thumb. */
export function Navigation({ user }: { user: User }) {
  const { words } = useWords();
  const [address] = useLocation();
  return (
    <nav className={styles.navigation} aria-label={words.title}>
      {linksFor(user).map(({ label, paths }) => (
        <Link
          key={paths[0]}
          href={paths[0]}
          aria-current={isAt(paths, address) ? 'page' : undefined}
        >
          {label(words)}
        </Link>
      ))}
    </nav>
  );
}
