import { Picture, type PictureView } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { StitchedList } from '../ui/StitchedList.tsx';
import styles from './FeatureBlock.module.css';

/** One block of a service page: heading, paragraph, list and picture; `flipped` puts the picture left (SPEC 2.6). */
export function FeatureBlock({
  id,
  title,
  text,
  points,
  picture,
  flipped,
}: {
  id: string;
  title: string;
  text: string;
  points: string[];
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
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          <StitchedList lines={points} />
        </div>
      </div>
    </Section>
  );
}
