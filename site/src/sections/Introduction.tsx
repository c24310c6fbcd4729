import { plain, type Text, type TitledText } from '../content/text.ts';
import { Fold } from '../ui/Fold.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import { say } from '../ui/say.tsx';
import styles from './Introduction.module.css';

/** Who we are: one large statement, and three facts strung on a vertical stitch. */
export function Introduction({
  eyebrow,
  title,
  text,
  facts,
}: TitledText & { eyebrow: Text; facts: TitledText[] }) {
  return (
    <Section heading="introduction">
      <div className={styles.spread}>
        <div className={styles.statement}>
          <p className={styles.eyebrow}>{say(eyebrow)}</p>
          <h2 id="introduction">{say(title)}</h2>
          <p className={styles.text}>{say(text)}</p>
        </div>
        <div className={styles.thread}>
          <StitchLine vertical />
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={plain(fact.title)}>
                <Fold title={fact.title} level={3}>
                  <p>{say(fact.text)}</p>
                </Fold>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
