import type { User } from '@nokshi/server/desk/contract/session.ts';
import { Link, useLocation } from 'wouter';
import { useWords } from '../words/words.ts';
import { isAt, links } from './links.ts';
import styles from './Navigation.module.css';

/** Where to go at the desk. On a phone it is a bar at the thumb. */
export function Navigation({ role }: { role: User['role'] }) {
  const { said } = useWords();
  const [address] = useLocation();
  return (
    <nav className={styles.navigation} aria-label={said.title}>
      {links
        .filter(({ isOfOwners }) => !isOfOwners || role === 'owner')
        .map(({ label, paths }) => (
          <Link
            key={paths[0]}
            href={paths[0]}
            aria-current={isAt(paths, address) ? 'page' : undefined}
          >
            {label(said)}
          </Link>
        ))}
    </nav>
  );
}
