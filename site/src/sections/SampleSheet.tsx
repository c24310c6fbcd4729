import { buttonClass } from '@nokshi/ui/Button.tsx';
import type { ReactNode } from 'react';
import { plain, type Text } from '../content/text.ts';
import paper from '../ui/Paper.module.css';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
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
  /** The names under the two lines for signing. */
  signatures: Text[];
  labels: Record<'printPage' | 'specimen', Text>;
  children: ReactNode;
}) {
  return (
    <Section background="soft" heading="page-title">
      <div className={styles.layout}>
        <div className={styles.opening}>
          <h1 id="page-title">{textNode(title)}</h1>
          <p>{textNode(note)}</p>
          <button className={`${buttonClass('solid')} ${styles.print}`} type="button" data-print="">
            {textNode(labels.printPage)}
          </button>
        </div>
        <article className={`${styles.sheet} ${paper.paper}`} aria-labelledby="sheet">
          <div className={styles.head}>
            <h2 id="sheet">{textNode(heading)}</h2>
            <p className={styles.specimen}>{textNode(labels.specimen)}</p>
          </div>
          {children}
          <div className={styles.signatures}>
            {signatures.map((signature) => (
              <p key={plain(signature)}>{textNode(signature)}</p>
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
          <dt>{textNode(label)}</dt>
          <dd>{textNode(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
