import { useNewspaper } from '../room.ts';
import type { Notice } from '../world.ts';
import styles from './Notices.module.css';

/** What a notice says, and whose it is. */
export function NoticeBody({ notice }: { notice: Notice }) {
  const { say } = useNewspaper();
  return (
    <>
      <p className={styles.text}>{say(notice.text)}</p>
      <p>
        <b>{say(notice.name)}</b>
      </p>
    </>
  );
}
