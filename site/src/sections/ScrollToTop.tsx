import { iconDrawing } from '../content/icons.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ScrollToTop.module.css';

/** The floating button that scripts/shell.ts shows past 300 px (SPEC 2.2, 9). */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <button className={styles.button} type="button" aria-label={label} data-scroll-to-top hidden>
      <Icon drawing={iconDrawing('tabler:arrow-up')} />
    </button>
  );
}
