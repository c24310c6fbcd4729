import type { ReactNode } from 'react';
import { plain, type Text, type TitledText } from '../content/text.ts';
import { Fold } from '../ui/Fold.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './Introduction.module.css';

/** Who we are: one large statement, facts strung on a vertical stitch, and `children` below both. */
export function Introduction({
  eyebrow,
  title,
  text,
  facts,
  children,
}: TitledText & { eyebrow: Text; facts: TitledText[]; children: ReactNode }) {
  return (
    <Section heading="introduction">
      <div className={styles.spread}>
        <div className={styles.statement}>
          <p className={styles.eyebrow}>{textNode(eyebrow)}</p>
          <h2 id="introduction">{textNode(title)}</h2>
          <p className={styles.text}>{textNode(text)}</p>
        </div>
        <div className={styles.thread}>
          <StitchLine vertical />
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={plain(fact.title)}>
                <Fold title={fact.title} level={3}>
                  <p>{textNode(fact.text)}</p>
                </Fold>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {children}
    </Section>
  );
}
