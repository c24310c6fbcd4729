import type { Language } from '@nokshi/forms/languages.ts';
import { longDate } from '@nokshi/forms/long-date.ts';
import { sectionId } from '../content/terms.ts';
import { plain, type Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './PolicyText.module.css';

type PolicySection = {
  title: Text;
  paragraphs: Text[];
  /** What it comes to, in the margin. */
  short?: Text | undefined;
  isPromise?: boolean;
};

/** A long text in numbered sections, its table of contents beside it, and the day of its last change. */
export function PolicyText({
  sections,
  updated,
  labels,
  language,
}: {
  sections: PolicySection[];
  updated: string;
  labels: Record<'onThisPage' | 'updated', Text>;
  language: Language;
}) {
  return (
    <Section>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 className={styles.contentsTitle} id="contents">
            {textNode(labels.onThisPage)}
          </h2>
          <ol>
            {sections.map((section, index) => (
              <li key={plain(section.title)}>
                <a href={`#${sectionId(index)}`}>{textNode(section.title)}</a>
              </li>
            ))}
          </ol>
          <p className={styles.updated}>
            {textNode(labels.updated)} <time dateTime={updated}>{longDate(updated, language)}</time>
          </p>
        </nav>
        <article className={styles.text}>
          {sections.map((section, index) => (
            <section
              key={plain(section.title)}
              aria-labelledby={sectionId(index)}
              data-promise={section.isPromise ? '' : undefined}
            >
              <h2 className={styles.title} id={sectionId(index)}>
                {textNode(section.title)}
              </h2>
              {section.short && <p className={styles.short}>{textNode(section.short)}</p>}
              {section.paragraphs.map((paragraph) => (
                <p key={plain(paragraph)}>{textNode(paragraph)}</p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </Section>
  );
}
