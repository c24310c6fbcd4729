import { useWords } from '../words/words.ts';
import { useColleagues } from './Live.tsx';
import styles from './Presence.module.css';

function usePresence(reference: string): string {
  const { said, filled } = useWords();
  return useColleagues(reference)
    .map(({ name, writing }) =>
      filled(writing ? said.presence.isWriting : said.presence.hasOpen, { name }),
    )
    .join(' · ');
}

/** In a line of the list: who has the enquiry open. It takes no room of its own. */
export function PresenceInLine({ reference }: { reference: string }) {
  const { language } = useWords();
  const presence = usePresence(reference);
  return (
    presence !== '' && (
      <span className={`${styles.mark} ${styles.line}`} lang={language}>
        {presence}
      </span>
    )
  );
}

/** At the head of an enquiry: who else has it open, told to screen readers when that changes. */
export function PresenceAtHead({ reference }: { reference: string }) {
  const presence = usePresence(reference);
  return (
    <p className={styles.head} role="status" title={presence || undefined}>
      {presence !== '' && <span className={styles.mark}>{presence}</span>}
    </p>
  );
}
