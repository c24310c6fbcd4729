import type { IconDrawing } from '../content/icon-drawing.ts';
import { Icon } from './Icon.tsx';
import styles from './IconTile.module.css';

/** An icon on a patch in the thread of the page; `success` makes it green. */
export function IconTile({
  drawing,
  success = false,
}: {
  drawing: IconDrawing;
  success?: boolean;
}) {
  return (
    <span className={styles.tile} data-success={success || undefined}>
      <Icon drawing={drawing} />
    </span>
  );
}
