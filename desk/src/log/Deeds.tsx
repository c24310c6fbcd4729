import type { Deed } from '@nokshi/contract/log.ts';
import { Link } from 'wouter';
import { useClock } from '../words/words.ts';
import styles from './Deeds.module.css';
import { useSentence } from './useSentence.ts';

/** What was done, each with its time; an enquiry that is still there is a link. */
export function Deeds({ deeds }: { deeds: readonly Deed[] }) {
  const sentenceOf = useSentence();
  const clock = useClock();
  if (deeds.length === 0) return null;
  return (
    <ol className={styles.deeds}>
      {deeds.map((deed) => (
        <li key={deed.id}>
          <Linked sentence={sentenceOf(deed)} reference={deed.reference} />
          <time dateTime={deed.at}>{clock(deed.at)}</time>
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
