import { dayIn } from '@nokshi/forms/calendar-day.ts';
import { numberIn } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { CompanyView } from '../content/company.ts';
import type { FooterLinks } from '../content/navigation.ts';
import { fillText, plain, type Text } from '../content/text.ts';
import type { ExamplesShown } from '../seo/examples-shown.ts';
import { Fold } from '../ui/Fold.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SocialLinks } from '../ui/SocialLinks.tsx';
import { textNode } from '../ui/text-node.tsx';
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
> & { examples: Record<'company' | 'preview', Text> };

/**
 * The footer of every page, its groups folded on a phone. The year stands there as of the build; the browser
 * alone keeps it current (current-year.ts).
 */
export function Footer({
  company,
  links,
  labels,
  examples,
  language,
}: {
  company: CompanyView;
  links: FooterLinks;
  examples: ExamplesShown;
  labels: FooterLabels;
  language: Language;
}) {
  const year = Number(dayIn(company.timeZone, Date.now()).slice(0, 4));
  return (
    <footer className={styles.footer} data-background="brand">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo mark={company.mark} brand={company.brand} label={labels.home} href={links.home} />
          <p>{textNode(company.tagline)}</p>
          {links.shortcuts.length > 0 && (
            <LinkList links={links.shortcuts} className={styles.shortcuts} />
          )}
          <SocialLinks links={company.social} className={styles.social} />
        </div>
        <div className={styles.groups}>
          <Fold title={labels.footerServices} level={2}>
            <LinkList links={links.services} />
          </Fold>
          {links.company.length > 0 && (
            <Fold title={labels.footerCompany} level={2}>
              <LinkList links={links.company} />
            </Fold>
          )}
          <Fold title={labels.footerContact} level={2}>
            <LinkList
              links={[
                { label: company.email, href: company.mailto },
                ...company.telephones.map(({ number, href }) => ({ label: number, href })),
              ]}
            />
          </Fold>
          <Fold title={labels.footerOffice} level={2}>
            <ul className={styles.offices}>
              {company.addresses.map((address) => (
                <li key={plain(address)}>
                  <address>{textNode(address)}</address>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
      <div className={styles.last}>
        <p>
          <span>
            {'© '}
            <span data-current-year={year} data-time-zone={company.timeZone}>
              {numberIn(language, year)}
            </span>
            {` ${company.name}${languages[language].fullStop} `}
            {textNode(labels.rights)}
          </span>{' '}
          <a href={links.security}>{textNode(labels.security)}</a>{' '}
          <a href={links.terms}>{textNode(labels.terms)}</a>{' '}
          <a href={links.accessibility}>{textNode(labels.accessibility)}</a>
        </p>
        {examples && (
          <p>{textNode(fillText(labels.examples[examples], { brand: company.brand }, language))}</p>
        )}
      </div>
    </footer>
  );
}

function LinkList({ links, className }: { links: Link[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{textNode(link.label)}</a>
        </li>
      ))}
    </ul>
  );
}
