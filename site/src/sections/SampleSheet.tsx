import { buttonClass } from '@nokshi/ui/Button.tsx';
import type { ReactNode } from 'react';
import { plain, type Text } from '../content/text.ts';
import paper from '../ui/Paper.module.css';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './SampleSheet.module.css';

/**
 * A page around one paper that is made for A4: what it is a sample of and a button that prints it, which
 * stay on the screen, and the sheet itself. Carries the h1.
 */
export function SampleSheet({
  title,
  note,
  heading,
  signatures,
  labels,
  children,
}: {
  title: Text;
  note: Text;
  heading: Text;
  /** What stands under the two lines for signing. */
  signatures: Text[];
  labels: Record<'printPage' | 'specimen', Text>;
  children: ReactNode;
}) {
  return (
    <Section background="soft" heading="page-title">
      <div className={styles.layout}>
        <div className={styles.opening}>
          <h1 id="page-title">{say(title)}</h1>
          <p>{say(note)}</p>
          <button className={`${buttonClass('solid')} ${styles.print}`} type="button" data-print="">
            {say(labels.printPage)}
          </button>
        </div>
        <article className={`${styles.sheet} ${paper.paper}`} aria-labelledby="sheet">
          <div className={styles.head}>
            <h2 id="sheet">{say(heading)}</h2>
            <p className={styles.specimen}>{say(labels.specimen)}</p>
          </div>
          {children}
          <div className={styles.signatures}>
            {signatures.map((signature) => (
              <p key={plain(signature)}>{say(signature)}</p>
            ))}
          </div>
        </article>
      </div>
    </Section>
  );
}

/** The particulars at the head of a sheet, each behind its label. */
export function SheetRows({ rows }: { rows: { label: Text; text: Text }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, text }) => (
        <div key={plain(label)}>
          <dt>{say(label)}</dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
