import { Button } from '@nokshi/ui/Button.tsx';
import { useEffect } from 'react';
import { useWords } from '../words/words.ts';
import styles from './Unreached.module.css';

const waitMilliseconds = 5000;

/** Stands in the place of everything while the server has not said who is there, and tries again by itself. */
export function Unreached({ sentence, tryAgain }: { sentence: string; tryAgain: () => void }) {
  const { words } = useWords();
  useEffect(() => {
    const timer = setInterval(tryAgain, waitMilliseconds);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [tryAgain]);
  return (
    <section className={styles.unreached}>
      <h1>{words.title}</h1>
      <p role="alert">{sentence}</p>
      <Button onClick={tryAgain}>{words.door.tryAgain}</Button>
    </section>
  );
}
