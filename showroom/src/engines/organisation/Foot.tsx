import styles from './Foot.module.css';
import { useOrganisation } from './room.ts';

/** The foot of every page: the name once more, and where it is. */
export function Foot() {
  const { data, say, businessName } = useOrganisation();
  return (
    <footer className={styles.foot}>
      <b>{businessName}</b>
      {data.foot.map((line) => (
        <p key={say(line)}>{say(line)}</p>
      ))}
    </footer>
  );
}
