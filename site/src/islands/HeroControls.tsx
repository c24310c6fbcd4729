import { langOf, plain, type Text } from '../content/text.ts';
import { say } from '../ui/say.tsx';
import type { HeroLabels } from './Hero.tsx';
import styles from './HeroControls.module.css';

/** Pause, and one stitch for each slide; the stitch of the active slide is longer. */
export function HeroControls({
  names,
  index,
  onSelect,
  playing,
  onToggle,
  labels,
}: {
  names: Text[];
  index: number;
  onSelect: (index: number) => void;
  playing: boolean;
  onToggle: () => void;
  labels: HeroLabels;
}) {
  return (
    <div className={styles.controls}>
      <button
        className={styles.pause}
        type="button"
        aria-label={plain(playing ? labels.pauseSlides : labels.playSlides)}
        onClick={onToggle}
      >
        <span className={playing ? styles.pauseSign : styles.playSign} aria-hidden="true" />
        {say(playing ? labels.pause : labels.play)}
      </button>
      <ul className={styles.stitches}>
        {names.map((name, position) => (
          <li key={plain(name)}>
            <button
              className={styles.stitch}
              type="button"
              aria-label={plain(name)}
              lang={langOf(name)}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => onSelect(position)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
