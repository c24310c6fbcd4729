import { onHost } from '@nokshi/forms/on-host.ts';
import styles from './PickField.module.css';

/** The picture of a pick; pages have none. @param props.picture its address below /api/desk, or a drawing itself */
export function PickPicture({ picture }: { picture: string | null }) {
  if (picture === null) return null;
  const address = picture.startsWith('data:') ? picture : onHost(`/api/desk${picture}`);
  return <img className={styles.picture} src={address} alt="" loading="lazy" />;
}
