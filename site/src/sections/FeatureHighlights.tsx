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
 * The features of a product: icon, title, description, and what each looks like on its screen. On wide
 * windows these details lie together as one board, each joined to its feature with a stitched leader, and
 * that of the feature under the pointer, or chosen by keys, covers the board. Without pictures they stand in rows.
 */
export function FeatureHighlights({
  title,
  features,
}: {
  title: Text;
  features: {
    icon: IconDrawing;
    title: Text;
    description: Text;
    picture?: PictureView | undefined;
  }[];
}) {
  const isPictured = features.every(({ picture }) => picture);
  const group = isPictured ? { role: 'radiogroup', 'aria-labelledby': 'features' } : {};
  return (
    <Section background="soft" heading="features">
      <SectionHeading id="features" title={title} />
      <div {...group}>
        <ul className={`${styles.features} ${isPictured ? styles.board : styles.rows}`}>
          {features.map((feature) => (
            <li key={plain(feature.title)}>
              <Icon drawing={feature.icon} />
              <h3>{textNode(feature.title)}</h3>
              <p>{textNode(feature.description)}</p>
              {feature.picture && (
                <div className={styles.detail}>
                  <Picture
                    picture={feature.picture}
                    sizes="(width < 40rem) 92vw, (width < 75rem) 46vw, 37rem"
                  />
                  {/* By keys one goes from detail to detail: that with the focus is the large one. */}
                  <input type="radio" name="detail" aria-label={plain(feature.title)} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
