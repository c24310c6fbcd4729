import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './Engagement.module.css';

/** Ways to work together, as a list beside its heading on the indigo ground. */
export function Engagement({
  title,
  intro,
  ways,
}: {
  title: string;
  intro: string;
  ways: { title: string; text: string }[];
}) {
  return (
    <Section ground="indigo" heading="engagement">
      <div className={styles.spread}>
        <SectionHeading id="engagement" title={title} intro={intro} />
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.title}>
              <h3>{way.title}</h3>
              <p>{way.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
