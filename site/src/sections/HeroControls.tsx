import { langOf, plain, type Text } from '../content/text.ts';
import { PauseButton } from '../ui/PauseButton.tsx';
import { textNode } from '../ui/text-node.tsx';
import type { HeroLabels } from './Hero.tsx';
import styles from './HeroControls.module.css';

/** Pause, and one stitch for each slide: that of the active slide sews itself while the slide stays. */
export function HeroControls({ names, labels }: { names: Text[]; labels: HeroLabels }) {
  return (
    <div className={styles.controls} data-awaits-styles>
      <PauseButton
        aria-label={plain(labels.pauseSlides)}
        lang={langOf(labels.pauseSlides)}
        data-hero-toggle
        data-pause-label={plain(labels.pauseSlides)}
        data-play-label={plain(labels.playSlides)}
      >
        <span className={styles.sign} aria-hidden="true" />
        <span className={styles.words}>
          <span>{textNode(labels.pause)}</span>
          <span>{textNode(labels.play)}</span>
        </span>
      </PauseButton>
      <ul className={styles.stitches}>
        {names.map((name, position) => (
          <li key={plain(name)}>
            <button
              className={styles.stitch}
              type="button"
              aria-label={plain(name)}
              lang={langOf(name)}
              aria-current={position === 0 ? 'true' : undefined}
              data-stitch
            >
              <span />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
