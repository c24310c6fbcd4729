import { textIn } from '../demo/words.ts';
import { useShell } from '../runtime/engine.tsx';
import styles from './Message.module.css';

/** What the visitor is told, above everything and for screen readers; it goes with the next step. */
export function Message() {
  const { message, notify, words, shellLanguage, language, data } = useShell();
  const tasks = data.tasks.map((task) => textIn(task.words, shellLanguage));
  const ofShell = [words.restarted, words.lapsed, words.brandLinkFaulty, ...tasks];
  return (
    <div className={styles.message} role="alert" data-unprinted>
      {message !== '' && (
        <p className={styles.words} lang={ofShell.includes(message) ? shellLanguage : language}>
          {message}
          <button type="button" onClick={() => notify('')} lang={shellLanguage}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  );
}
