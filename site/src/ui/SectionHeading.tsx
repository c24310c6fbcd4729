import { Eyebrow } from './Eyebrow.tsx';
import styles from './SectionHeading.module.css';

/** The heading of a section: an optional stitched small line, the heading, an optional introduction. */
export function SectionHeading({
  id,
  title,
  intro,
  eyebrow,
  level = 2,
}: {
  id: string;
  title: string;
  intro?: string;
  eyebrow?: string;
  level?: 1 | 2;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading id={id}>{title}</Heading>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
