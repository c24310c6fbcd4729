import type { ProcessStep } from '../content/process.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './DevelopmentProcess.module.css';

/** The four steps of the process, joined by a running stitch (SPEC 2.5). */
export function DevelopmentProcess({
  title,
  intro,
  steps,
}: {
  title: string;
  intro: string;
  steps: ProcessStep[];
}) {
  return (
    <Section background="soft" heading="process">
      <SectionHeading id="process" title={title} intro={intro} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.step}>
            <img
              src={step.picture.src}
              alt={step.picture.alt}
              width={step.picture.width}
              height={step.picture.height}
              loading="lazy"
            />
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
