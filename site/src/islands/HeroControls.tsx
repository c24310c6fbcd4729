import { fill } from '../content/localize.ts';
import type { HeroLabels } from './Hero.tsx';
import styles from './HeroControls.module.css';

/** Pause, and one stitch for each slide; the stitch of the active slide is longer. */
export function HeroControls({
  total,
  index,
  onSelect,
  playing,
  onToggle,
  labels,
}: {
  total: number;
  index: number;
  onSelect: (index: number) => void;
  playing: boolean;
  onToggle: () => void;
  labels: HeroLabels;
}) {
  return (
    <div className={styles.controls}>
      <button className={styles.pause} type="button" onClick={onToggle}>
        <span className={playing ? styles.pauseSign : styles.playSign} aria-hidden="true" />
        {playing ? labels.pause : labels.play}
      </button>
      <ul className={styles.stitches}>
        {Array.from({ length: total }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stitches never change places
          <li key={position}>
            <button
              className={styles.stitch}
              type="button"
              aria-label={fill(labels.slide, { number: position + 1, total })}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => onSelect(position)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
