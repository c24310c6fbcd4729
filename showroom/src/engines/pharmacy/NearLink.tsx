import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { numeral } from '../../words/taka.ts';
import styles from './MedicineCard.module.css';
import { usePharmacy } from './room.ts';
import { isNear, isPast } from './stock.ts';
import { Warning } from './Warning.tsx';
import { words } from './words.ts';

/** How many batches of a branch want looking after, and the way to them. */
export function NearLink({ branch }: { branch: string }) {
  const { data, world, say, language } = usePharmacy();
  const here = world.batches.filter((one) => one.branch === branch && one.pieces > 0);
  const near = here.filter((one) => isNear(one, data)).length;
  const past = here.filter(isPast).length;
  if (near + past === 0) return null;
  const sentence = filled(say(words.nearCount), {
    count: numeral(near, language),
    days: numeral(data.nearDays, language),
  });
  return (
    <a className={styles.all} href={screenHash('stock')}>
      <Warning />
      {sentence}
      {past > 0 && ` · ${filled(say(words.pastCount), { count: numeral(past, language) })}`}
    </a>
  );
}
