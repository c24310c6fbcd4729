import type { CompanyView } from '../content/company.ts';
import { iconDrawing } from '../content/icons.ts';
import type { HeaderLinks } from '../content/navigation.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { say } from '../ui/say.tsx';
import styles from './Header.module.css';
import { TopBar } from './TopBar.tsx';

/** The top bar and the sticky navigation bar. scripts/shell.ts opens and closes the menu. */
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
  const search = iconDrawing('tabler:search');
  return (
    <header className={styles.header}>
      <TopBar
        company={company}
        icons={{ mail: iconDrawing('tabler:mail'), phone: iconDrawing('tabler:phone') }}
        labels={labels}
        languages={links.languages}
      />
      <div className={styles.bar}>
        <Logo
          mark={company.logo.src.src}
          brand={company.brand}
          label={labels.home}
          href={links.home}
        />
        <nav className={styles.menu} id="menu" aria-label={plain(labels.mainNavigation)} data-menu>
          <ul>
            {links.menu.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.current}>
                  {say(link.label)}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink href={links.contact.href}>{say(links.contact.label)}</ButtonLink>
        </nav>
        <div className={styles.controls}>
          <a
            className={`${styles.control} ${styles.listing}`}
            href={links.search}
            data-search-page=""
          >
            <Icon drawing={search} />
            <span className="visually-hidden">{say(labels.search)}</span>
          </a>
          <button
            className={styles.control}
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
            className={styles.control}
            type="button"
            aria-label={plain(labels.theme)}
            lang={langOf(labels.theme)}
            data-theme-toggle
          >
            <span className={styles.moon}>
              <Icon drawing={iconDrawing('tabler:moon')} />
            </span>
            <span className={styles.sun}>
              <Icon drawing={iconDrawing('tabler:sun')} />
            </span>
          </button>
          <button
            className={`${styles.control} ${styles.toggle}`}
            type="button"
            aria-label={plain(labels.menu)}
            lang={langOf(labels.menu)}
            aria-expanded="false"
            aria-controls="menu"
            data-menu-toggle
          >
            <Icon drawing={iconDrawing('tabler:menu-2')} />
            <Icon drawing={iconDrawing('tabler:x')} />
          </button>
        </div>
      </div>
    </header>
  );
}
