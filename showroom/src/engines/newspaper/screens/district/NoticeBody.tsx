import { useNewspaper } from '../../engine.ts';
import type { Notice } from '../../world.ts';
import styles from './Notices.module.css';

/** What a notice says, whose it is, and where they are called. */
export function NoticeBody({ notice }: { notice: Notice }) {
  const { t } = useNewspaper();
  return (
    <>
      <p className={styles.text}>{t(notice.text)}</p>
      <p>
        <b>{t(notice.name)}</b>
        {notice.contact && `, ${notice.contact}`}
      </p>
    </>
  );
}
