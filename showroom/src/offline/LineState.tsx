import { useShell } from '../runtime/engine.tsx';
import { filled } from '../shell/words.ts';
import { numeral } from '../words/taka.ts';
import styles from './LineState.module.css';
import type { Queue } from './queue.ts';
import { useSending } from './useSending.ts';

/** Says that there is no network, what waits meanwhile, and how it leaves once the network is back. */
export function LineState({ queue }: { queue: Queue }) {
  const { words, shellLanguage, isOffline } = useShell();
  const { waiting, sent } = useSending(queue, isOffline);
  const count = (number: number) => ({ count: numeral(number, shellLanguage) });
  const [next = ''] = waiting;
  const sentences = isOffline
    ? [words.offline, waiting.length > 0 && filled(words.waiting, count(waiting.length))]
    : waiting.length > 0
      ? [filled(words.sending, { number: next, ...count(waiting.length - 1) }), words.playedHere]
      : [sent > 0 && filled(words.allSent, count(sent)), sent > 0 && words.playedHere];
  return (
    <p className={styles.line} role="status">
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}
