import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { digits } from '../../words/dates.ts';
import { districtWords } from '../../words/district-words.ts';
import { printedNotices } from '../../world.ts';
import { ApprovalLink } from '../ApprovalPage.tsx';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import { NoticeBody } from './NoticeBody.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeReceipt } from './NoticeReceipt.tsx';
import styles from './Notices.module.css';

/** Giving a notice, and all that are printed. @param number of a notice whose receipt is shown */
export function NoticesPage({ part, number }: { part: SectionOf<'notices'>; number: number }) {
  const { world, t, language, today, taka, date } = useNewspaper();
  const own = world.notices.find((notice) => notice.number === number && notice.paid !== null);
  if (own) return <NoticeReceipt notice={own} />;
  const paid = world.notices.filter((notice) => notice.paid !== null);
  return (
    <>
      <h2>{t(part.call)}</h2>
      <NoticeForm part={part} />
      <p className={links.choices}>
        <ApprovalLink />
        {paid.map((notice) => (
          <a
            key={notice.number}
            className={links.choice}
            href={screenHash('notices', String(notice.number))}
          >
            {t(districtWords.receipt)} {digits(notice.number, language)}: {taka(notice.paid ?? 0)}
          </a>
        ))}
      </p>
      <h2>{t(part.title)}</h2>
      <div className={styles.list}>
        {printedNotices(world, today).map((notice) => (
          <Box key={notice.number} title={t(notice.kind)} look="framed">
            <NoticeBody notice={notice} />
            <p>
              {t(districtWords.number)} {digits(notice.number, language)}
              {notice.state.is === 'printed' && ` · ${date(notice.state.day)}`}
            </p>
          </Box>
        ))}
      </div>
    </>
  );
}
