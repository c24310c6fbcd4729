import type { Present } from '@nokshi/contract/live.ts';
import useSWR from 'swr';
import { useUser } from '../../session/user.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './EntryHead.module.css';

/** Says so where somebody has the same entry open in another window of their own. */
export function OwnWindows({ id }: { id: string }) {
  const { words } = useEditorWords();
  const { email } = useUser();
  const { data } = useSWR<Present>('/presence');
  const isTwice = data?.people.some(
    (one) => one.email === email && 'entry' in one && one.entry === id && one.pages > 1,
  );
  return (
    <p className={styles.windows} role="status">
      {isTwice && words.entry.otherWindow}
    </p>
  );
}
