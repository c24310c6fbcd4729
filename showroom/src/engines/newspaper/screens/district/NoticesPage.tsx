import { screenHash } from '../../../../runtime/hash.ts';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
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
  const { world, translate, language, today } = useNewspaper();
  const own = world.notices.find((notice) => notice.number === number && notice.paid !== null);
  if (own) return <NoticeReceipt notice={own} />;
  const paid = world.notices.filter((notice) => notice.paid !== null);
  return (
    <>
      <h2>{translate(part.call)}</h2>
      <NoticeForm part={part} />
      <p className={links.choices}>
        <ApprovalLink />
        {paid.map((notice) => (
          <a
            key={notice.number}
            className={links.choice}
            href={screenHash('notices', String(notice.number))}
          >
            {translate(districtWords.receipt)} {digits(notice.number, language)}:{' '}
            {taka(notice.paid ?? 0, language)}
          </a>
        ))}
      </p>
      <h2>{translate(part.title)}</h2>
      <div className={styles.list}>
        {printedNotices(world, today).map((notice) => (
          <Box key={notice.number} title={translate(notice.kind)} look="framed">
            <NoticeBody notice={notice} />
            <p>
              {translate(districtWords.number)} {digits(notice.number, language)}
              {notice.state.is === 'printed' && ` · ${dayInWords(notice.state.day, language)}`}
            </p>
          </Box>
        ))}
      </div>
    </>
  );
}
