import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import useSWR from 'swr';
import { Refused } from '../api/ask.ts';
import { PresenceAtHead } from '../live/Presence.tsx';
import { useTitle } from '../live/useTitle.ts';
import { EnquiryLog } from '../log/EnquiryLog.tsx';
import { useWords } from '../words/words.ts';
import { Answer } from './Answer.tsx';
import { Became } from './Became.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Draft, useDraft } from './Draft.tsx';
import styles from './EnquiryRoom.module.css';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import { Notes } from './Notes.tsx';
import { Others } from './Others.tsx';
import { Stages } from './Stages.tsx';
import { Undo, useUndo } from './Undo.tsx';
import { useChange } from './useChange.ts';

/** One enquiry: what was written, what to do about it, what colleagues noted. */
export function EnquiryRoom({ reference }: { reference: string }) {
  const { said } = useWords();
  const { data, error, mutate } = useSWR<Enquiry>(`/enquiries/${reference}`);
  const isMissing = error instanceof Refused && error.status === 404;
  return (
    <article className={styles.room}>
      {error && <p role="alert">{isMissing ? said.missing : said.failed}</p>}
      {data && !isMissing && (
        <Opened enquiry={data} show={(enquiry) => void mutate(enquiry, { revalidate: false })} />
      )}
    </article>
  );
}

function Opened({ enquiry, show }: { enquiry: Enquiry; show: (enquiry: Enquiry) => void }) {
  const { said } = useWords();
  const doing = useChange(enquiry, show);
  const { change, isBusy } = doing;
  const { done, doUndoably } = useUndo(enquiry, change);
  const [draft, setDraft] = useDraft(enquiry);
  const name = enquiry.name || enquiry.company || enquiry.reference;
  useTitle(name);
  return (
    <>
      <Head enquiry={enquiry} name={name} />
      <PresenceAtHead reference={enquiry.reference} />
      <Became reference={enquiry.reference} {...doing} />
      {(enquiry.subject || enquiry.message) && (
        <div className={styles.words} lang={enquiry.language}>
          {enquiry.subject && <h2>{enquiry.subject}</h2>}
          <p>{enquiry.message}</p>
        </div>
      )}
      <Draft enquiry={enquiry} draft={draft} setDraft={setDraft} />
      <Stages enquiry={enquiry} doing={doing} doUndoably={doUndoably} />
      <Notes enquiry={enquiry} change={change} isBusy={isBusy} />
      <Facts enquiry={enquiry} />
      <Deliveries enquiry={enquiry} resend={doing.resend} isBusy={isBusy} />
      <Others reference={enquiry.reference} />
      <EnquiryLog reference={enquiry.reference} />
      <div className={styles.foot}>
        <Undo done={done} change={change} isBusy={isBusy} />
        <Answer
          enquiry={enquiry}
          draft={draft}
          onAnswered={() =>
            void doUndoably({ stage: 'answered' }, said.enquiry.marked, { stage: 'new' })
          }
        />
      </div>
    </>
  );
}
