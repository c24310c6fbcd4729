import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import styles from './HeadedLinks.module.css';
import { Section } from './Section.tsx';
import { textNode } from './text-node.tsx';

/** A low band of a page: a heading, and beside it links in a row. `children` are the items of their list. */
export function HeadedLinks({
  id,
  title,
  children,
}: {
  /** Of the heading, which names the band for screen readers. */
  id: string;
  title: Text;
  children: ReactNode;
}) {
  return (
    <Section heading={id} tight>
      <div className={styles.row}>
        <h2 id={id}>{textNode(title)}</h2>
        <ul className={styles.links}>{children}</ul>
      </div>
    </Section>
  );
}
