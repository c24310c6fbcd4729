import type { IconDrawing } from '../content/icon-drawing.ts';
import { IconTile, toneAt } from '../ui/IconTile.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './FeatureHighlights.module.css';

/** The six features of a product: icon, title, description (SPEC 2.8). */
export function FeatureHighlights({
  title,
  features,
}: {
  title: string;
  features: { icon: IconDrawing; title: string; description: string }[];
}) {
  return (
    <Section background="soft" heading="features">
      <SectionHeading id="features" title={title} />
      <ul className={styles.grid}>
        {features.map((feature, index) => (
          <li key={feature.title} className={styles.card}>
            <IconTile drawing={feature.icon} tone={toneAt(index)} />
            <h3>{feature.title}</h3>
            <p>{feature.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
