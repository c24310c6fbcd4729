import { useFrame } from '../runtime/engine.tsx';
import styles from './Message.module.css';

/** What the visitor is told, above everything and for screen readers; it goes with the next step. */
export function Message() {
  const { message, notify, words, frameLanguage, language } = useFrame();
  const isOfFrame = message === words.restarted || message === words.brandLinkFaulty;
  return (
    <div className={styles.message} role="alert">
      {message !== '' && (
        <p className={styles.words} lang={isOfFrame ? frameLanguage : language}>
          {message}
          <button type="button" onClick={() => notify('')} lang={frameLanguage}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  );
}
