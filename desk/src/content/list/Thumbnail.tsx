import { onHost } from '@nokshi/forms/on-host.ts';
import styles from './Thumbnail.module.css';

/**
 * A small picture of an entry.
 * @param picture an address below /api/desk; null for none
 * @param isLogo whether nothing of it may be cut off
 */
export const Thumbnail = ({
  picture,
  isLogo = false,
}: {
  picture: string | null;
  isLogo?: boolean;
}) => (
  <span className={styles.thumbnail} data-logo={isLogo || undefined}>
    {picture && <img src={onHost(`/api/desk${picture}`)} alt="" loading="lazy" decoding="async" />}
  </span>
);
