import { screenHash } from '../../../runtime/hash.ts';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import { digits } from '../dates.ts';
import { useNewspaper } from '../engine.ts';
import links from '../Links.module.css';
import { words } from '../words.ts';
import { NoticeBody } from './NoticeBody.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeReceipt } from './NoticeReceipt.tsx';
import styles from './Notices.module.css';

/** Giving a notice, and all that are printed. @param number of a notice whose receipt is shown */
export function NoticesPage({ part, number }: { part: PartOf<'notices'>; number: number }) {
  const { world, translate, language, today } = useNewspaper();
  const own = world.notices.find((notice) => notice.number === number && notice.paid > 0);
  if (own) return <NoticeReceipt notice={own} />;
  return (
    <>
      <h2>{translate(part.call)}</h2>
      <NoticeForm part={part} />
      <h2>{translate(part.title)}</h2>
      <div className={styles.list}>
        {world.notices.map((notice) => (
          <Box key={notice.number} title={translate(notice.kind)} look="framed">
            <NoticeBody notice={notice} />
            <p>
              {translate(words.number)} {digits(notice.number, language)} ·{' '}
              {dayInWords(notice.day, today, language)}
            </p>
            {notice.paid > 0 && (
              <a className={links.more} href={screenHash('notices', String(notice.number))}>
                {translate(words.receipt)}: {taka(notice.paid, language)}
              </a>
            )}
          </Box>
        ))}
      </div>
    </>
  );
}
