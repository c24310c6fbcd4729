import { numberIn } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { ReactNode } from 'react';
import type { CompanyView } from '../content/company.ts';
import type { FooterLinks } from '../content/navigation.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import { say } from '../ui/say.tsx';
import styles from './Footer.module.css';

type Link = { label: Text; href: string };
type FooterLabels = Record<
  | 'footerServices'
  | 'footerCompany'
  | 'footerContact'
  | 'footerOffice'
  | 'rights'
  | 'security'
  | 'terms'
  | 'accessibility'
  | 'home',
  Text
>;

/**
 * The footer of every page. The year stands there as of the build; the browser alone keeps it current
 * (scripts/shell.ts).
 */
export function Footer({
  company,
  links,
  labels,
  language,
}: {
  company: CompanyView;
  links: FooterLinks;
  labels: FooterLabels;
  language: Language;
}) {
  return (
    <footer className={styles.footer} data-background="indigo">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo
            mark={company.logo.src.src}
            brand={company.brand}
            label={labels.home}
            href={links.home}
          />
          <p>{say(company.tagline)}</p>
          <ul className={styles.social}>
            {company.social.map((link) => (
              <li key={link.network}>
                <a
                  href={link.url}
                  aria-label={plain(link.label)}
                  lang={langOf(link.label)}
                  rel="noopener"
                >
                  <Icon drawing={link.icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={labels.footerServices}>
          <LinkList links={links.services} />
        </Column>
        <Column title={labels.footerCompany}>
          <LinkList links={links.company} />
        </Column>
        <Column title={labels.footerContact}>
          <LinkList
            links={[
              { label: company.email, href: company.mailto },
              ...company.telephones.map(({ number, href }) => ({ label: number, href })),
            ]}
          />
        </Column>
        <Column title={labels.footerOffice}>
          {company.addresses.map((address) => (
            <address key={plain(address)}>{say(address)}</address>
          ))}
        </Column>
      </div>
      <div className={styles.last}>
        <StitchLine />
        <p>
          <span>
            © <span data-current-year="">{numberIn(language, new Date().getFullYear())}</span>{' '}
            {company.name}
            {languages[language].fullStop} {say(labels.rights)}
          </span>{' '}
          <a href={links.security}>{say(labels.security)}</a>{' '}
          <a href={links.terms}>{say(labels.terms)}</a>{' '}
          <a href={links.accessibility}>{say(labels.accessibility)}</a>
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: Text; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2>{say(title)}</h2>
      {children}
    </div>
  );
}

function LinkList({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{say(link.label)}</a>
        </li>
      ))}
    </ul>
  );
}
