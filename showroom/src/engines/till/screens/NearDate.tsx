import { distanceOf } from '../../../words/days.ts';
import type { Good } from '../data.ts';
import { useTill } from '../engine.ts';
import { nearDate } from '../steps/scan.ts';
import { words } from '../words/words.ts';
import { Icon } from './Icon.tsx';
import styles from './NearDate.module.css';

/** A warning beside goods that are near their date, on the shelf as at the counter. */
export function NearDate({ good }: { good: Good }) {
  const { data, today, say } = useTill();
  const near = nearDate(good, data.nearDays, today, {
    past: words.expired,
    today: words.expiresToday,
    tomorrow: words.expiresTomorrow,
    soon: words.expiresSoon,
  });
  if (!near || !good.expires) return null;
  return (
    <span className={styles.near}>
      <Icon of="date" />
      {say(near, { days: distanceOf(good.expires, today) })}
    </span>
  );
}
