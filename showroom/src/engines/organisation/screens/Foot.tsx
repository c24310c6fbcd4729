import { useOrganisation } from '../engine.ts';
import styles from './Foot.module.css';

/** The foot of every page: the name once more, and where it is. */
export function Foot() {
  const { data, t, businessName } = useOrganisation();
  return (
    <footer className={styles.foot}>
      <b>{businessName}</b>
      {data.foot.map((line) => (
        <p key={t(line)}>{t(line)}</p>
      ))}
    </footer>
  );
}
