import type { CompanyView } from '../content/company.ts';
import { spriteIcon } from '../content/icon-sprite.ts';
import type { HeaderLinks } from '../content/navigation.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './Header.module.css';
import iconControl from './IconControl.module.css';
import { Menu } from './menu/Menu.tsx';
import { TopBar } from './TopBar.tsx';

/** The top bar and the sticky navigation bar. */
export function Header({
  company,
  links,
  labels,
}: {
  company: CompanyView;
  links: HeaderLinks;
  labels: Record<
    'menu' | 'mainNavigation' | 'search' | 'theme' | 'language' | 'home' | 'email' | 'phone',
    Text
  >;
}) {
  const search = spriteIcon('tabler:search');
  return (
    <header className={styles.header}>
      <TopBar
        company={company}
        icons={{ mail: spriteIcon('tabler:mail'), phone: spriteIcon('tabler:phone') }}
        labels={labels}
        shortcuts={links.shortcuts}
        languages={links.languages}
      />
      <div className={styles.bar}>
        <Logo mark={company.mark} brand={company.brand} label={labels.home} href={links.home} />
        <Menu
          links={links.menu}
          shortcuts={links.shortcuts}
          contact={links.contact}
          labels={labels}
        />
        <div className={styles.controls}>
          <a
            className={`${iconControl.control} ${styles.listing}`}
            href={links.search}
            data-search-page=""
          >
            <Icon drawing={search} />
            <span className="visually-hidden">{textNode(labels.search)}</span>
          </a>
          <button
            className={`${iconControl.control} ${styles.action}`}
            type="button"
            aria-label={plain(labels.search)}
            lang={langOf(labels.search)}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K /"
            data-search-open
            data-search-index={links.searchIndex}
          >
            <Icon drawing={search} />
          </button>
          <button
            className={`${iconControl.control} ${styles.action}`}
            type="button"
            aria-label={plain(labels.theme)}
            lang={langOf(labels.theme)}
            data-theme-toggle
          >
            <span className={styles.moon}>
              <Icon drawing={spriteIcon('tabler:moon')} />
            </span>
            <span className={styles.sun}>
              <Icon drawing={spriteIcon('tabler:sun')} />
            </span>
          </button>
        </div>
      </div>
    </header>
  );
}
