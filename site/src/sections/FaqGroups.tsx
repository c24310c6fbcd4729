import type { Language } from '@nokshi/forms/languages.ts';
import { anchor } from '../content/anchors.ts';
import { plain, type Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './FaqGroups.module.css';

export type FaqGroup = { title: Text; questions: { question: Text; answer: Text }[] };

const groupId = (index: number) => `group-${index + 1}`;

/** Links from the top of the page to each group of questions. */
export function FaqContents({ groups, label }: { groups: FaqGroup[]; label: Text }) {
  return (
    <nav className={styles.contents} aria-label={plain(label)}>
      <ul>
        {groups.map((group, index) => (
          <li key={plain(group.title)}>
            <a href={`#${groupId(index)}`}>{say(group.title)}</a>
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
export function FaqGroups({
  groups,
  contact,
  language,
}: {
  groups: FaqGroup[];
  contact: Text;
  language: Language;
}) {
  return (
    <Section>
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <section
            key={plain(group.title)}
            className={styles.group}
            aria-labelledby={groupId(index)}
          >
            <h2 className={styles.title} id={groupId(index)}>
              {say(group.title)}
            </h2>
            <div>
              {group.questions.map(({ question, answer }, position) => (
                <details
                  key={plain(question)}
                  className={styles.entry}
                  open={index === 0 && position === 0}
                >
                  <summary className={styles.question}>
                    {say(question)}
                    <Sign />
                  </summary>
                  <p className={styles.answer} id={anchor(plain(question))}>
                    {say(answer)}
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
        <p className={styles.contact}>
          <ButtonLink href={href('contact', language)}>{say(contact)}</ButtonLink>
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
