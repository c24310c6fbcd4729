import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './RingUpASale.module.css';

/** A shop counter across the page to press: `children` is the till. Its receipt hangs out below. */
export function RingUpASale({
  title,
  intro,
  before,
  children,
}: {
  title: Text;
  intro: Text;
  /** What stands above the counter, on the same ground. */
  before?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={styles.sale} aria-labelledby="till">
      <div className={styles.inner}>
        {before}
        <SectionHeading id="till" title={title} intro={intro} />
        <div className={styles.counter}>{children}</div>
      </div>
    </section>
  );
}
