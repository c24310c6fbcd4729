import { screenHash } from '../../../runtime/hash.ts';
import { Header as HeaderOfDemo, Home, Ways } from '../../../ui/Header.tsx';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { useOrganisation } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './Header.module.css';
import { usePlace } from './usePlace.ts';

/** The name over the door and the way to every page. */
export function Header() {
  const { data, t, brand, businessName } = useOrganisation();
  const { page: here } = usePlace();
  const beside = !brand && data.beside ? t(data.beside) : '';
  return (
    <HeaderOfDemo className={styles.header} kind={data.header}>
      <Home isSpelled={false}>
        {beside !== '' && (
          <span className={styles.beside} aria-hidden={beside === businessName || undefined}>
            {beside}
          </span>
        )}
      </Home>
      <Ways name={t(words.menu)}>
        {data.pages
          .filter(({ menu }) => menu !== 'none')
          .map(({ id, name, menu }) => (
            <a
              key={id}
              href={screenHash(id)}
              className={menu === 'button' ? styles.call : undefined}
              aria-current={here.id === id ? 'page' : undefined}
            >
              {t(name)}
            </a>
          ))}
        <LanguageChoice />
      </Ways>
    </HeaderOfDemo>
  );
}
