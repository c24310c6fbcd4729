import { screenHash } from '../../../runtime/hash.ts';
import { usePharmacy } from '../engine.ts';
import { isNear, isPast } from '../steps/stock.ts';
import { words } from '../words/words.ts';
import styles from './MedicineCard.module.css';
import { Warning } from './Warning.tsx';

/** How many batches of a branch want looking after, and the way to them. */
export function NearLink({ branch }: { branch: string }) {
  const { data, world, today, num, say } = usePharmacy();
  const here = world.batches.filter((one) => one.branch === branch && one.pieces > 0);
  const near = here.filter((one) => isNear(one, { data, today })).length;
  const past = here.filter((one) => isPast(one, today)).length;
  if (near + past === 0) return null;
  const counts = [
    { count: near, sentence: words.nearCount },
    { count: past, sentence: words.pastCount },
  ].filter(({ count }) => count > 0);
  return (
    <a className={styles.all} href={screenHash('stock')}>
      <Warning />
      {counts
        .map(({ count, sentence }) =>
          say(sentence, {
            count: num(count),
            days: num(data.nearDays),
          }),
        )
        .join(' · ')}
    </a>
  );
}
