import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import styles from './SectionHeading.module.css';
import { textNode } from './text-node.tsx';

/** The heading of a section and an optional introduction. */
export function SectionHeading({
  id,
  title,
  intro,
  level = 2,
  children,
}: {
  id: string;
  title: Text;
  intro?: Text;
  level?: 1 | 2;
  /** What follows the introduction, such as a link. */
  children?: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      <Heading id={id}>{textNode(title)}</Heading>
      {intro && <p className={styles.intro}>{textNode(intro)}</p>}
      {children}
    </div>
  );
}
