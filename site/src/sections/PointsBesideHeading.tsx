import type { ReactNode } from 'react';
import { plain, type Text, type TitledText } from '../content/text.ts';
import { Fold } from '../ui/Fold.tsx';
import { type Background, Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './PointsBesideHeading.module.css';

/**
 * Points beside their heading, which stays in view while they pass; a stitched seam between them.
 * `folded` shows a phone their titles first, on a page that is long without their words; `children`
 * stand below the heading.
 */
export function PointsBesideHeading({
  id,
  title,
  intro,
  points,
  background,
  folded = false,
  children,
}: {
  id: string;
  title: Text;
  intro: Text;
  points: TitledText[];
  background: Background;
  folded?: boolean;
  children?: ReactNode;
}) {
  return (
    <Section background={background} heading={id}>
      <div className={styles.spread}>
        <div className={styles.heading}>
          <SectionHeading id={id} title={title} intro={intro} />
          {children}
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={plain(point.title)}>
              {folded ? (
                <Fold title={point.title} level={3}>
                  <p>{textNode(point.text)}</p>
                </Fold>
              ) : (
                <>
                  <h3>{textNode(point.title)}</h3>
                  <p>{textNode(point.text)}</p>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
