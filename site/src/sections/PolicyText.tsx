import { longDate } from '../content/dates.ts';
import { Section } from '../ui/Section.tsx';
import styles from './PolicyText.module.css';

type PolicySection = { title: string; paragraphs: string[] };

const sectionId = (index: number) => `section-${index + 1}`;

/** A long text in numbered sections, its table of contents beside it, and the day of its last change. */
export function PolicyText({
  sections,
  updated,
  labels,
}: {
  sections: PolicySection[];
  updated: string;
  labels: Record<'onThisPage' | 'updated', string>;
}) {
  return (
    <Section>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 className={styles.contentsTitle} id="contents">
            {labels.onThisPage}
          </h2>
          <ol>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${sectionId(index)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
          <p className={styles.updated}>
            {labels.updated} <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        </nav>
        <article className={styles.text}>
          {sections.map((section, index) => (
            <section key={section.title} aria-labelledby={sectionId(index)}>
              <h2 className={styles.title} id={sectionId(index)}>
                {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </Section>
  );
}
