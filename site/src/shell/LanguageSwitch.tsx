import { langOf, plain, type Text } from '../content/text.ts';
import type { PageInLanguage } from '../routes/page-in-languages.ts';
import styles from './LanguageSwitch.module.css';

/** The same page in each language, each named in itself. It needs no script; with one it keeps the place. */
export function LanguageSwitch({ label, pages }: { label: Text; pages: PageInLanguage[] }) {
  if (pages.length < 2) return null;
  return (
    <nav className={styles.languages} aria-label={plain(label)} lang={langOf(label)}>
      <ul>
        {pages.map(({ language, name, href, current }) => (
          <li key={language}>
            {current ? (
              <span lang={language} aria-current="true">
                {name}
              </span>
            ) : (
              <a href={href} lang={language} hrefLang={language} rel="alternate">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
