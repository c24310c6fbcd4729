import { useStateWords } from '../../words/useWords.ts';
import type { Parcel } from '../../world.ts';
import styles from './StateMark.module.css';

/** The state of a parcel as a pill. */
export function StateMark({ parcel }: { parcel: Parcel }) {
  const words = useStateWords();
  return (
    <span className={styles.mark} data-state={parcel.state}>
      {words(parcel, parcel.state)}
    </span>
  );
}
