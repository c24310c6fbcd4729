import type { CompanyView } from '../content/company.ts';
import type { Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './Offline.module.css';

/**
 * The page for visitors without a network (shell/offline/worker.ts): how to
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
        <h1 id="page-title">{textNode(title)}</h1>
        <p className={styles.text}>{textNode(text)}</p>
        <ul className={styles.ways}>
          {company.telephones.map(({ number, href }) => (
            <li key={href}>
              <a href={href}>{number}</a>
            </li>
          ))}
        </ul>
        <p>{textNode(hours)}</p>
        <p>
          <a className={styles.mail} href={company.mailto}>
            {company.email}
          </a>
        </p>
        <p>
          <ButtonLink href="">{textNode(again)}</ButtonLink>
        </p>
      </div>
    </Section>
  );
}
