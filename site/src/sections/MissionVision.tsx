import { Section } from '../ui/Section.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import styles from './MissionVision.module.css';

type TitledText = { title: string; text: string };

/** Mission and vision on indigo (SPEC 2.4): two texts, the second a step lower, with one stitch between. */
export function MissionVision({ mission, vision }: { mission: TitledText; vision: TitledText }) {
  return (
    <Section background="indigo" heading="mission">
      <div className={styles.band}>
        <div className={styles.text}>
          <h2 id="mission">{mission.title}</h2>
          <p>{mission.text}</p>
        </div>
        <StitchLine vertical />
        <div className={styles.text}>
          <h2>{vision.title}</h2>
          <p>{vision.text}</p>
        </div>
      </div>
    </Section>
  );
}
