import type { PictureView } from '../content/picture-view.ts';
import { plain, type Text } from '../content/text.ts';
import { Ornament } from '../ui/Ornament.tsx';
import { Picture } from '../ui/Picture.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './AboutIntroduction.module.css';

/**
 * The opening spread of /about-us: the heading across a band in the colour of the brand, and a picture that hangs over
 * its lower edge beside the rest of the story.
 */
export function AboutIntroduction({
  title,
  heading,
  paragraphs,
  picture,
}: {
  title: Text;
  heading: Text;
  paragraphs: Text[];
  picture: PictureView;
}) {
  const [lead, ...rest] = paragraphs;
  return (
    <section className={styles.spread} aria-labelledby="about">
      <div className={styles.band} data-background="brand">
        <Ornament />
        <div className={styles.opening}>
          <h1 className={styles.title}>
            <StitchLine />
            {textNode(title)}
          </h1>
          <h2 className={styles.heading} id="about">
            {textNode(heading)}
          </h2>
          <p className={styles.lead}>{lead && textNode(lead)}</p>
        </div>
      </div>
      <div className={styles.story}>
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 60rem) 92vw, 42rem" eager />
        </div>
        <div className={styles.columns}>
          {rest.map((paragraph) => (
            <p key={plain(paragraph)}>{textNode(paragraph)}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
