import type { Language } from '@nokshi/forms/languages.ts';
import { fillText, type Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ReviewTask.module.css';

type Task = {
  title: Text;
  intro: Text;
  file: string;
  code: string[];
  answer: Text;
  line: Text;
  remarks: { line: number; text: Text }[];
  more: Text;
};

/** A few lines of a program to judge, and what colleagues wrote beside them, folded until one has. */
export function ReviewTask({
  task: { title, intro, file, code, answer, line, remarks, more },
  language,
}: {
  task: Task;
  language: Language;
}) {
  return (
    <Section background="brand" heading="task">
      <SectionHeading id="task" title={title} intro={intro} />
      <div className={styles.task}>
        <figure className={styles.sheet}>
          <figcaption translate="no">{file}</figcaption>
          <ol translate="no" lang="en">
            {code.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ol>
        </figure>
        <details className={styles.answer}>
          <summary>{textNode(answer)}</summary>
          <dl>
            {remarks.map((remark) => (
              <div key={remark.line}>
                <dt>{textNode(fillText(line, { number: remark.line }, language))}</dt>
                <dd>{textNode(remark.text)}</dd>
              </div>
            ))}
          </dl>
          <p>{textNode(more)}</p>
        </details>
      </div>
    </Section>
  );
}
