import type { IconDrawing } from '../content/icon-drawing.ts';
import { Icon } from './Icon.tsx';
import styles from './IconTile.module.css';

export type Tone = 'indigo' | 'marigold' | 'paddy' | 'shapla';
const tones: readonly Tone[] = ['indigo', 'marigold', 'paddy', 'shapla'];

/** The tone of the entry at `index`, so that neighbours differ. */
export const toneAt = (index: number): Tone => tones[index % tones.length] ?? 'indigo';

/** An icon on a coloured patch. */
export function IconTile({ drawing, tone }: { drawing: IconDrawing; tone: Tone }) {
  return (
    <span className={styles.tile} data-tone={tone}>
      <Icon drawing={drawing} />
    </span>
  );
}
