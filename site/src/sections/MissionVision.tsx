import type { TitledText } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './MissionVision.module.css';

/** Mission and vision on the brand's ground: two texts with one stitch between. */
export function MissionVision({ mission, vision }: { mission: TitledText; vision: TitledText }) {
  return (
    <Section background="brand" heading="mission">
      <div className={styles.band}>
        <div className={styles.text}>
          <h2 id="mission">{textNode(mission.title)}</h2>
          <p>{textNode(mission.text)}</p>
        </div>
        <StitchLine vertical />
        <div className={styles.text}>
          <h2>{textNode(vision.title)}</h2>
          <p>{textNode(vision.text)}</p>
        </div>
      </div>
    </Section>
  );
}
