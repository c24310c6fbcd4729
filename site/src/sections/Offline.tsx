import type { CompanyView } from '../content/company.ts';
import type { Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './Offline.module.css';

/**
 * What a visitor reads in place of a page that the network did not bring (frame/offline/worker.js): how to
 * reach the company all the same. The last link leads to the address that was asked for.
 */
export function Offline({
  title,
  text,
  hours,
  again,
  company,
}: {
  title: Text;
  text: Text;
  hours: Text;
  again: Text;
  company: Pick<CompanyView, 'telephones' | 'email' | 'mailto'>;
}) {
  return (
    <Section background="brand" heading="page-title">
      <div className={styles.page}>
        <h1 id="page-title">{say(title)}</h1>
        <p className={styles.text}>{say(text)}</p>
        <ul className={styles.ways}>
          {company.telephones.map(({ number, href }) => (
            <li key={href}>
              <a href={href}>{number}</a>
            </li>
          ))}
        </ul>
        <p>{say(hours)}</p>
        <p>
          <a className={styles.mail} href={company.mailto}>
            {company.email}
          </a>
        </p>
        <p>
          <ButtonLink href="">{say(again)}</ButtonLink>
        </p>
      </div>
    </Section>
  );
}
