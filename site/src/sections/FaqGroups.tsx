import { anchor } from '../content/anchors.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './FaqGroups.module.css';

export type FaqGroup = { title: string; questions: { question: string; answer: string }[] };

const groupId = (index: number) => `group-${index + 1}`;

/** Links from the top of the page to each group of questions. */
export function FaqContents({ groups, label }: { groups: FaqGroup[]; label: string }) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ul>
        {groups.map((group, index) => (
          <li key={group.title}>
            <a href={`#${groupId(index)}`}>{group.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Questions in groups, each answer behind its question, the first one open; native disclosure, so it
 * works without script.
 */
export function FaqGroups({ groups, contact }: { groups: FaqGroup[]; contact: string }) {
  return (
    <Section>
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <section key={group.title} className={styles.group} aria-labelledby={groupId(index)}>
            <h2 className={styles.title} id={groupId(index)}>
              {group.title}
            </h2>
            <div>
              {group.questions.map(({ question, answer }, position) => (
                <details
                  key={question}
                  className={styles.entry}
                  open={index === 0 && position === 0}
                >
                  <summary className={styles.question}>
                    {question}
                    <Sign />
                  </summary>
                  <p className={styles.answer} id={anchor(question)}>
                    {answer}
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
        <p className={styles.contact}>
          <ButtonLink href="/contact">{contact}</ButtonLink>
        </p>
      </div>
    </Section>
  );
}

/** Two crossed running stitches, a plus; styles take the upright one away when the entry is open. */
function Sign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2.5 12h19" />
      <path className={styles.upright} d="M12 2.5v19" />
    </svg>
  );
}
