import type { ReactNode } from 'react';
import type { PictureView } from '../content/picture-view.ts';
import type { Text } from '../content/text.ts';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './FeatureBlock.module.css';

/** The fields of every block of a service page; `flipped` puts the picture left. */
export type BlockFields = {
  id: string;
  title: Text;
  text: Text;
  picture: PictureView;
  flipped: boolean;
};

/**
 * One block of a service page: heading and paragraph, `list` under them, the picture on the other side.
 * Content wider than a column is passed as `below`, or, where `across` is set, beside the picture, with the
 * heading and the paragraph over both.
 */
export function FeatureBlock({
  id,
  title,
  text,
  picture,
  flipped,
  list,
  below,
  across = false,
}: BlockFields & { list?: ReactNode; below?: ReactNode; across?: boolean }) {
  const classes = [styles.block, flipped && styles.flipped, across && styles.across];
  return (
    <Section background={flipped ? 'soft' : 'plain'} heading={id}>
      <div className={classes.filter(Boolean).join(' ')}>
        <div className={styles.picture}>
          {flipped && <StitchFrame />}
          <Picture picture={picture} sizes="(width < 60rem) 92vw, (width < 105rem) 36rem, 43rem" />
        </div>
        <div className={styles.words}>
          <h2 id={id}>{textNode(title)}</h2>
          <p>{textNode(text)}</p>
          {list}
        </div>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </Section>
  );
}
