import type { Language } from '@nokshi/forms/languages.ts';
import { anchor } from '../content/anchors.ts';
import { plain, type Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
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
                <Disclosure
                  key={plain(question)}
                  title={question}
                  text={answer}
                  id={anchor(plain(question))}
                  open={index === 0 && position === 0}
                />
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
