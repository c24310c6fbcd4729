import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { ProcessStep } from '../content/process.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import joined from '../thread/joined.module.css';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './DevelopmentProcess.module.css';

/** The steps of the process, joined by a running stitch. */
export function DevelopmentProcess({
  title,
  intro,
  steps,
  language,
}: {
  title: Text;
  intro: Text;
  steps: ProcessStep[];
  language: Language;
}) {
  return (
    <Section background="soft" heading="process">
      <SectionHeading id="process" title={title} intro={intro} />
      <ol className={`${styles.steps} ${joined.joined}`}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.step}>
            <img
              src={step.picture.src}
              alt={plain(step.picture.alt)}
              lang={langOf(step.picture.alt)}
              width={step.picture.width}
              height={step.picture.height}
              loading="lazy"
            />
            <span className={styles.number} aria-hidden="true">
              {numberIn(language, index + 1)}
            </span>
            <h3>{textNode(step.title)}</h3>
            <p>{textNode(step.text)}</p>
            {step.pays && <p className={styles.pays}>{textNode(step.pays)}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
