import type { Text } from '../content/text.ts';
import { Picture, type PictureView } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { StitchedList } from '../ui/StitchedList.tsx';
import { say } from '../ui/say.tsx';
import styles from './FeatureBlock.module.css';

/** One block of a service page: heading, paragraph, list and picture; `flipped` puts the picture left. */
export function FeatureBlock({
  id,
  title,
  text,
  points,
  picture,
  flipped,
}: {
  id: string;
  title: Text;
  text: Text;
  points: Text[];
  picture: PictureView;
  flipped: boolean;
}) {
  return (
    <Section background={flipped ? 'soft' : 'plain'} heading={id}>
      <div className={flipped ? `${styles.block} ${styles.flipped}` : styles.block}>
        <div className={styles.picture}>
          {flipped && <StitchFrame />}
          <Picture picture={picture} sizes="(width < 60rem) 92vw, 34rem" />
        </div>
        <div className={styles.words}>
          <h2 id={id}>{say(title)}</h2>
          <p>{say(text)}</p>
          <StitchedList lines={points} />
        </div>
      </div>
    </Section>
  );
}
