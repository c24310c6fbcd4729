import type { ReactNode } from 'react';
import type { CompanyView } from '../content/company.ts';
import { Icon } from '../ui/Icon.tsx';
import { LilyPattern } from '../ui/LilyPattern.tsx';
import { Logo } from '../ui/Logo.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import styles from './Footer.module.css';

type Link = { label: string; href: string };
type FooterLabels = Record<
  | 'footerServices'
  | 'footerCompany'
  | 'footerContact'
  | 'footerOffice'
  | 'rights'
  | 'accessibility'
  | 'home',
  string
>;

/** The footer of every page (SPEC 2.2). The year is set again in the browser and by the server. */
export function Footer({
  company,
  links,
  services,
  labels,
}: {
  company: CompanyView;
  links: Link[];
  services: Link[];
  labels: FooterLabels;
}) {
  return (
    <footer className={styles.footer} data-background="indigo">
      <LilyPattern />
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo mark={company.logo.src.src} brand={company.brand} home={labels.home} />
          <p>{company.tagline}</p>
          <ul className={styles.social}>
            {company.social.map((link) => (
              <li key={link.network}>
                <a href={link.url} aria-label={link.label} rel="noopener">
                  <Icon drawing={link.icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={labels.footerServices}>
          <LinkList links={services} />
        </Column>
        <Column title={labels.footerCompany}>
          <LinkList links={links} />
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
            <address key={address.name}>{address.lines}</address>
          ))}
        </Column>
      </div>
      <div className={styles.last}>
        <StitchLine />
        <p>
          © <time data-current-year="">{new Date().getFullYear()}</time> {company.name}.{' '}
          {labels.rights} <a href="/accessibility">{labels.accessibility}</a>
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function LinkList({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
