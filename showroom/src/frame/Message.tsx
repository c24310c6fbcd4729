import { useFrame } from '../room/room.tsx';
import styles from './Message.module.css';

/** What the visitor is told, above everything and for screen readers; it goes with the next step. */
export function Message() {
  const { message, tell, opened } = useFrame();
  return (
    <div className={styles.message} role="alert">
      {message !== '' && (
        <p className={styles.words}>
          {message}
          <button type="button" onClick={() => tell('')} lang={opened.language}>
            {opened.words.close}
          </button>
        </p>
      )}
    </div>
  );
}
