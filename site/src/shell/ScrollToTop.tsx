import { spriteIcon } from '../content/icon-sprite.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ScrollToTop.module.css';

/** The floating button that scroll-to-top.ts shows past 300 px. */
export function ScrollToTop({ label }: { label: Text }) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={plain(label)}
      lang={langOf(label)}
      data-scroll-to-top
      hidden
    >
      <Icon drawing={spriteIcon('tabler:arrow-up')} />
    </button>
  );
}
