import type { Enquiry, Item } from '@nokshi/contract/enquiries.ts';
import useSWR from 'swr';
import { Refused } from '../api/ask.ts';
import { useTitle } from '../live/useTitle.ts';
import { EnquiryLog } from '../log/EnquiryLog.tsx';
import { useWords } from '../words/words.ts';
import { Became } from './Became.tsx';
import { Coming } from './Coming.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Draft, useDraft } from './Draft.tsx';
import styles from './EnquiryRoom.module.css';
import { Facts } from './Facts.tsx';
import { Foot } from './Foot.tsx';
import { Head, nameOf, WhyAside } from './Head.tsx';
import { Notes } from './Notes.tsx';
import { Others } from './Others.tsx';
import { Stages } from './Stages.tsx';
import { useUndo } from './Undo.tsx';
import { useChange } from './useChange.ts';
import { Words } from './Words.tsx';

/**
 * One enquiry: what was written, what to do about it, what colleagues noted.
 * @param known its line of the list, where that is read; it is shown until the rest has come
 */
export function EnquiryRoom({ reference, known }: { reference: string; known: Item | undefined }) {
  const { words } = useWords();
  const { data, error, mutate } = useSWR<Enquiry>(`/enquiries/${reference}`);
  const isMissing = error instanceof Refused && error.status === 404;
  return (
    <article className={styles.room} aria-busy={(!data && !error) || undefined}>
      {error && <p role="alert">{isMissing ? words.missing : words.failed}</p>}
      {!data && !error && <Coming item={known} />}
      {data && !isMissing && (
        <Opened enquiry={data} show={(enquiry) => void mutate(enquiry, { revalidate: false })} />
      )}
    </article>
  );
}

function Opened({ enquiry, show }: { enquiry: Enquiry; show: (enquiry: Enquiry) => void }) {
  const { words } = useWords();
  const doing = useChange(enquiry, show);
  const { change, isBusy } = doing;
  const undoing = useUndo(enquiry, change);
  const [draft, setDraft] = useDraft(enquiry);
  const { reference, language, subject, message, setAside, signals } = enquiry;
  useTitle(nameOf(enquiry));
  return (
    <>
      <Head enquiry={enquiry} isAside={setAside}>
        {setAside && (
          <WhyAside reasons={signals.map((one) => words.enquiry.signals[one]).join(', ')} />
        )}
      </Head>
      <Became reference={reference} {...doing} />
      <Words language={language} subject={subject} message={message} />
      <Draft enquiry={enquiry} draft={draft} setDraft={setDraft} />
      <Stages enquiry={enquiry} doing={doing} doUndoably={undoing.doUndoably} />
      <Notes enquiry={enquiry} change={change} isBusy={isBusy} />
      <Facts enquiry={enquiry} />
      <Deliveries enquiry={enquiry} resend={doing.resend} isBusy={isBusy} />
      <Others reference={reference} />
      <EnquiryLog reference={reference} />
      <Foot enquiry={enquiry} draft={draft} doing={doing} undoing={undoing} />
    </>
  );
}
