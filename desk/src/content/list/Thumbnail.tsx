import styles from './Thumbnail.module.css';

/** What an entry looks like. @param picture an address below /api/desk; null for none */
export const Thumbnail = ({ picture }: { picture: string | null }) => (
  <span className={styles.thumbnail}>
    {picture && <img src={`/api/desk${picture}`} alt="" loading="lazy" decoding="async" />}
  </span>
);
