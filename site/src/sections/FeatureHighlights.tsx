import type { IconDrawing } from '../content/icon-drawing.ts';
import type { PictureView } from '../content/picture-view.ts';
import { plain, type Text } from '../content/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './FeatureHighlights.module.css';

/**
 * The features of a product: icon, title, description. On wide windows five or six stand on both sides of
 * its screen, each joined to it with a stitched leader; any other number in rows.
 */
export function FeatureHighlights({
  title,
  features,
  picture,
}: {
  title: Text;
  features: { icon: IconDrawing; title: Text; description: Text }[];
  picture: PictureView;
}) {
  const isJoined = features.length === 5 || features.length === 6;
  return (
    <Section background="soft" heading="features">
      <SectionHeading id="features" title={title} />
      <div className={isJoined ? styles.joined : styles.rows}>
        {isJoined && (
          <div className={styles.screen} aria-hidden="true">
            <Picture picture={{ ...picture, alt: '' }} sizes="35rem" />
          </div>
        )}
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={plain(feature.title)}>
              <Icon drawing={feature.icon} />
              <h3>{textNode(feature.title)}</h3>
              <p>{textNode(feature.description)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
