import type { CompanyView } from '../content/company.ts';
import { iconDrawing } from '../content/icons.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './Header.module.css';
import { TopBar } from './TopBar.tsx';

type Link = { label: string; href: string };

/** The top bar and the sticky navigation bar (SPEC 2.2). scripts/shell.ts opens and closes the menu. */
export function Header({
  company,
  navigation,
  labels,
  path,
}: {
  company: CompanyView;
  navigation: { menu: Link[]; contact: Link };
  labels: Record<
    'menu' | 'mainNavigation' | 'search' | 'theme' | 'home' | 'email' | 'phone',
    string
  >;
  path: string;
}) {
  const search = iconDrawing('tabler:search');
  return (
    <header className={styles.header}>
      <TopBar
        company={company}
        icons={{ mail: iconDrawing('tabler:mail'), phone: iconDrawing('tabler:phone') }}
        labels={labels}
      />
      <div className={styles.bar}>
        <Logo mark={company.logo.src.src} brand={company.brand} home={labels.home} />
        <nav className={styles.menu} id="menu" aria-label={labels.mainNavigation} data-menu>
          <ul>
            {navigation.menu.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={isCurrent(link.href, path)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink href={navigation.contact.href}>{navigation.contact.label}</ButtonLink>
        </nav>
        <div className={styles.controls}>
          <a className={`${styles.control} ${styles.listing}`} href="/search">
            <Icon drawing={search} />
            <span className="visually-hidden">{labels.search}</span>
          </a>
          <button
            className={styles.control}
            type="button"
            aria-label={labels.search}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K /"
            data-search-open
          >
            <Icon drawing={search} />
          </button>
          <button
            className={styles.control}
            type="button"
            aria-label={labels.theme}
            data-theme-toggle
          >
            <Icon drawing={iconDrawing('tabler:brightness-half')} />
          </button>
          <button
            className={`${styles.control} ${styles.toggle}`}
            type="button"
            aria-label={labels.menu}
            aria-expanded="false"
            aria-controls="menu"
            data-menu-toggle
          >
            <Icon drawing={iconDrawing('tabler:menu-2')} />
          </button>
        </div>
      </div>
    </header>
  );
}

/** A link is current on its own page and marked as the section on the pages below it. */
const isCurrent = (href: string, path: string) => {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
};
