import { type Language, pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { plain, type Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './FaqGroups.module.css';

type FaqGroup = {
  title: Text;
  link?: { label: Text; href: string } | undefined;
  questions: { id: string; question: Text; answer: Text }[];
};

const groupId = (index: number) => `group-${index + 1}`;

/**
 * Questions in groups, each answer behind its question, the first one open; native disclosure, so it
 * works without script. A group may end in a link.
 * Links lead from the top to each group; `label` names them for screen readers.
 */
export function FaqGroups({
  groups,
  label,
  language,
}: {
  groups: FaqGroup[];
  label: Text;
  language: Language;
}) {
  return (
    <Section>
      <nav aria-label={plain(label)}>
        <ul className={styles.contents}>
          {groups.map((group, index) => (
            <li key={plain(group.title)}>
              <a href={`#${groupId(index)}`}>{textNode(group.title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <section
            key={plain(group.title)}
            className={styles.group}
            aria-labelledby={groupId(index)}
          >
            <h2 className={styles.title} id={groupId(index)}>
              {textNode(group.title)}
            </h2>
            <div>
              {group.questions.map(({ id, question, answer }, position) => (
                <Disclosure
                  key={id}
                  title={question}
                  text={answer}
                  id={id}
                  open={index === 0 && position === 0}
                />
              ))}
              {group.link && (
                <p className={styles.link}>
                  <ButtonLink href={onHost(pathIn(language, group.link.href))} variant="quiet">
                    {textNode(group.link.label)}
                  </ButtonLink>
                </p>
              )}
            </div>
          </section>
        ))}
      </div>
    </Section>
  );
}
