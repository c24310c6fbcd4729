import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './WorkHabits.module.css';

type TitledText = { title: string; text: string };

/** How we work: the heading stays while three habits pass beside it, a stitched seam between them. */
export function WorkHabits({
  title,
  intro,
  points,
}: {
  title: string;
  intro: string;
  points: TitledText[];
}) {
  return (
    <Section heading="work">
      <div className={styles.columns}>
        <div className={styles.heading}>
          <SectionHeading id="work" title={title} intro={intro} />
        </div>
        <ol className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
