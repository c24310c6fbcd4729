import { useWords } from '../words/words.ts';
import { useColleagues } from './Live.tsx';
import styles from './Presence.module.css';

function usePresence(place: string): string {
  const { words, filled } = useWords();
  return useColleagues(place)
    .map(({ name, writing }) =>
      filled(writing ? words.presence.isWriting : words.presence.hasOpen, { name }),
    )
    .join(' · ');
}

/** In a line of the list: who has it open. It takes no room of its own. */
export function PresenceInLine({ place }: { place: string }) {
  const { language } = useWords();
  const presence = usePresence(place);
  return (
    presence !== '' && (
      <span className={`${styles.mark} ${styles.line}`} lang={language}>
        {presence}
      </span>
    )
  );
}

/** At the head of what is open: who else has it open, told to screen readers when that changes. */
export function PresenceAtHead({ place }: { place: string }) {
  const presence = usePresence(place);
  return (
    <p className={styles.head} role="status" title={presence || undefined}>
      {presence !== '' && <span className={styles.mark}>{presence}</span>}
    </p>
  );
}
