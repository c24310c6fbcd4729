import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './RingUpASale.module.css';

/** A shop counter across the page to press: `children` is the till. Its receipt hangs out below. */
export function RingUpASale({
  title,
  intro,
  children,
}: {
  title: Text;
  intro: Text;
  children?: ReactNode;
}) {
  return (
    <section className={styles.sale} aria-labelledby="till">
      <div className={styles.inner}>
        <SectionHeading id="till" title={title} intro={intro} />
        <div className={styles.counter}>{children}</div>
      </div>
    </section>
  );
}
