import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './NotFound.module.css';
import { UndoneStitch } from './UndoneStitch.tsx';

/**
 * The page for an address that leads nowhere. The server fills the empty list with the nearest pages and
 * shows the block around it: server/src/pages/not-found-page.ts.
 */
export function NotFound({
  title,
  text,
  suggestions,
  links,
  language,
}: {
  title: Text;
  text: Text;
  suggestions: Text;
  links: { label: Text; href: string }[];
  language: Language;
}) {
  return (
    <Section background="brand" heading="page-title">
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 id="page-title">{textNode(title)}</h1>
          <p className={styles.text}>{textNode(text)}</p>
          <div className={styles.suggestions} data-suggestions-block="" hidden>
            <h2>{textNode(suggestions)}</h2>
            <ul data-suggestions="" hidden />
          </div>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{textNode(link.label)}</a>
              </li>
            ))}
          </ul>
        </div>
        <UndoneStitch script={languages[language].script} />
      </div>
    </Section>
  );
}
