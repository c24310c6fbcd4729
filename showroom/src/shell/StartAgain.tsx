import { useRef } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { goThen } from '../runtime/hash.ts';
import styles from './StartAgain.module.css';

/** Begins everything anew, what is typed included. It asks first: what was done can't be brought back. */
export function StartAgain({ className }: { className: string | undefined }) {
  const { words, shellLanguage, restart, notify } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => dialog.current?.showModal()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12a7 7 0 1 0 2.6-5.4M8 2.5 7.3 7l4.5.7" />
        </svg>
        <span>{words.restart}</span>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        lang={shellLanguage}
        aria-labelledby="start-again"
        onClose={() => {
          if (dialog.current?.returnValue !== 'yes') return;
          dialog.current.returnValue = '';
          restart();
          goThen(() => notify(words.restarted));
        }}
      >
        <form method="dialog">
          <p id="start-again">{words.restartAsk}</p>
          <button type="submit" value="yes">
            {words.restartYes}
          </button>
          <button type="submit" value="">
            {words.restartNo}
          </button>
        </form>
      </dialog>
    </>
  );
}
