import { Section } from '../ui/Section.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import styles from './Introduction.module.css';

type TitledText = { title: string; text: string };

/** Who we are: one large statement, and three facts strung on a vertical stitch. */
export function Introduction({
  eyebrow,
  title,
  text,
  facts,
}: TitledText & { eyebrow: string; facts: TitledText[] }) {
  return (
    <Section heading="introduction">
      <div className={styles.spread}>
        <div className={styles.statement}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 id="introduction">{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.thread}>
          <StitchLine vertical />
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact.title}>
                <h3>{fact.title}</h3>
                <p>{fact.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
