import { filled } from '../../frame/words.ts';
import { numeral } from '../../words/taka.ts';
import { useTill } from './engine.ts';
import type { Good } from './goods.ts';
import { Icon } from './Icon.tsx';
import styles from './Near.module.css';
import { nearDate } from './scan.ts';
import { words } from './words.ts';

/** A warning beside goods that are near their date, on the shelf as at the counter. */
export function Near({ good }: { good: Good }) {
  const { data, translate, language } = useTill();
  const near = nearDate(good, data.nearDays, {
    past: words.expired,
    today: words.expiresToday,
    tomorrow: words.expiresTomorrow,
    soon: words.expiresSoon,
  });
  if (!near) return null;
  return (
    <span className={styles.near}>
      <Icon of="date" />
      {filled(translate(near), { days: numeral(good.expires ?? 0, language) })}
    </span>
  );
}
