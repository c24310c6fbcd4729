import type { LogEntry } from '@nokshi/contract/log.ts';
import { Link } from 'wouter';
import { useClock } from '../words/words.ts';
import styles from './LogEntries.module.css';
import { useSentence } from './useSentence.ts';

/** Log entries with their times; an enquiry that still exists is a link. */
export function LogEntries({ deeds: logEntries }: { deeds: readonly LogEntry[] }) {
  const sentenceOf = useSentence();
  const clock = useClock();
  if (logEntries.length === 0) return null;
  return (
    <ol className={styles.deeds}>
      {logEntries.map((logEntry) => (
        <li key={logEntry.id}>
          <Linked sentence={sentenceOf(logEntry)} reference={logEntry.reference} />
          <time dateTime={logEntry.at}>{clock(logEntry.at)}</time>
        </li>
      ))}
    </ol>
  );
}

/** A sentence in which the reference leads to its enquiry. */
function Linked({ sentence, reference }: { sentence: string; reference: string | null }) {
  if (reference === null) return <span>{sentence}</span>;
  const [before, ...after] = sentence.split(reference);
  return (
    <span>
      {before}
      {after.length > 0 && <Link href={`/enquiries/${reference}`}>{reference}</Link>}
      {after.join(reference)}
    </span>
  );
}
