import type { LogEntry } from '@nokshi/contract/log.ts';
import { Link } from 'wouter';
import { useClock, useWords } from '../words/words.ts';
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
          <Where {...logEntry} />
          <time dateTime={logEntry.at}>{clock(logEntry.at)}</time>
        </li>
      ))}
    </ol>
  );
}

/** By which user, since two may share a name, and from where. */
function Where({ email, network }: Pick<LogEntry, 'email' | 'network'>) {
  const { words, filled } = useWords();
  // As much of a digest as people compare.
  const sign = network && filled(words.log.network, { network: network.slice(0, 6) });
  return <small>{[email, sign].filter(Boolean).join(' · ')}</small>;
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
