import type { TitledText } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import { say } from '../ui/say.tsx';
import styles from './MissionVision.module.css';

/** Mission and vision on indigo: two texts with one stitch between. */
export function MissionVision({ mission, vision }: { mission: TitledText; vision: TitledText }) {
  return (
    <Section background="brand" heading="mission">
      <div className={styles.band}>
        <div className={styles.text}>
          <h2 id="mission">{say(mission.title)}</h2>
          <p>{say(mission.text)}</p>
        </div>
        <StitchLine vertical />
        <div className={styles.text}>
          <h2>{say(vision.title)}</h2>
          <p>{say(vision.text)}</p>
        </div>
      </div>
    </Section>
  );
}
