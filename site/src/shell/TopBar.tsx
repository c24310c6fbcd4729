import type { CompanyView } from '../content/company.ts';
import type { IconDrawing } from '../content/icon-drawing.ts';
import type { NavigationLink } from '../content/navigation.ts';
import { plain, type Text } from '../content/text.ts';
import type { PageInLanguage } from '../routes/page-in-languages.ts';
import { Icon } from '../ui/Icon.tsx';
import { SocialLinks } from '../ui/SocialLinks.tsx';
import { textNode } from '../ui/text-node.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './TopBar.module.css';

/** The first line of every page: three networks on the left, shortcuts, email, phone and languages on the right. */
export function TopBar({
  company,
  icons,
  labels,
  shortcuts,
  languages,
}: {
  company: CompanyView;
  icons: { mail: IconDrawing; phone: IconDrawing };
  labels: Record<'email' | 'phone' | 'language', Text>;
  shortcuts: NavigationLink[];
  languages: PageInLanguage[];
}) {
  const [phone] = company.telephones;
  return (
    <div className={styles.bar} data-background="brand">
      <div className={styles.inner}>
        <SocialLinks links={company.social.slice(0, 3)} className={styles.list} />
        <ul className={`${styles.list} ${styles.shortcuts}`}>
          {shortcuts.map(({ href, label, current }) => (
            <li key={href}>
              <a href={href} aria-current={current}>
                {textNode(label)}
              </a>
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          <li>
            <a href={company.mailto} aria-label={`${plain(labels.email)}: ${company.email}`}>
              <Icon drawing={icons.mail} />
              <span className={styles.words}>{company.email}</span>
            </a>
          </li>
          {phone && (
            <li>
              <a href={phone.href} aria-label={`${plain(labels.phone)}: ${phone.number}`}>
                <Icon drawing={icons.phone} />
                <span className={styles.number}>{phone.number}</span>
              </a>
            </li>
          )}
        </ul>
        <LanguageSwitch label={labels.language} pages={languages} />
      </div>
    </div>
  );
}
