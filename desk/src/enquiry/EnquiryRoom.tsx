import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import useSWR from 'swr';
import { Link } from 'wouter';
import { Refused } from '../api/ask.ts';
import { PresenceAtHead } from '../live/Presence.tsx';
import { useTitle } from '../live/useTitle.ts';
import { useWords } from '../words.ts';
import { Answer } from './Answer.tsx';
import styles from './EnquiryRoom.module.css';
import { Facts } from './Facts.tsx';
import { Notes } from './Notes.tsx';
import { Stages } from './Stages.tsx';
import { useChange } from './useChange.ts';

/** One enquiry: what was written, what to do about it, what colleagues noted. */
export function EnquiryRoom({ reference }: { reference: string }) {
  const { said } = useWords();
  const { data, error, mutate } = useSWR<Enquiry>(`/enquiries/${reference}`);
  const isMissing = error instanceof Refused && error.status === 404;
  return (
    <article className={styles.room}>
      <Link href="/">{said.back}</Link>
      {error && <p role="alert">{isMissing ? said.missing : said.failed}</p>}
      {data && !isMissing && (
        <Opened enquiry={data} show={(enquiry) => void mutate(enquiry, { revalidate: false })} />
      )}
    </article>
  );
}

function Opened({ enquiry, show }: { enquiry: Enquiry; show: (enquiry: Enquiry) => void }) {
  const { said } = useWords();
  const { change, outcome, isBusy } = useChange(enquiry, show);
  const name = enquiry.name || enquiry.company || enquiry.reference;
  useTitle(name);
  return (
    <>
      <h1>{name}</h1>
      <PresenceAtHead reference={enquiry.reference} />
      <p role="status">
        {outcome === 'stale' ? said.stale : outcome === 'failed' ? said.failed : ''}
      </p>
      <div className={styles.words} lang={enquiry.language}>
        {enquiry.subject && <h2>{enquiry.subject}</h2>}
        {enquiry.software && <p>{enquiry.software}</p>}
        <p>{enquiry.message}</p>
      </div>
      <Answer enquiry={enquiry} onAnswered={() => void change({ stage: 'answered' })} />
      <Stages enquiry={enquiry} change={change} isBusy={isBusy} />
      <Facts enquiry={enquiry} />
      <Notes enquiry={enquiry} change={change} isBusy={isBusy} />
    </>
  );
}
