import type { IconDrawing } from '../content/icon-drawing.ts';
import { plain, type Text } from '../content/text.ts';
import { IconTile } from '../ui/IconTile.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { say } from '../ui/say.tsx';
import styles from './FeatureHighlights.module.css';

/** The features of a product: icon, title, description. */
export function FeatureHighlights({
  title,
  features,
}: {
  title: Text;
  features: { icon: IconDrawing; title: Text; description: Text }[];
}) {
  return (
    <Section background="soft" heading="features">
      <SectionHeading id="features" title={title} />
      <ul className={styles.grid}>
        {features.map((feature) => (
          <li key={plain(feature.title)} className={styles.card}>
            <IconTile drawing={feature.icon} />
            <h3>{say(feature.title)}</h3>
            <p>{say(feature.description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
