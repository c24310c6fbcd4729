import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { useNewspaper } from '../../engine.ts';
import { businessWords } from '../../words/business-words.ts';
import { digits } from '../../words/dates.ts';
import { districtWords } from '../../words/district-words.ts';
import { readingWords } from '../../words/reading-words.ts';
import type { Notice } from '../../world.ts';
import { ApprovalLink } from '../ApprovalPage.tsx';
import links from '../Links.module.css';
import { NoticeBody } from './NoticeBody.tsx';
import styles from './Notices.module.css';

/** The receipt of a notice that the reader paid for. */
export function NoticeReceipt({ notice }: { notice: Notice }) {
  const { t, language, businessName, date, taka } = useNewspaper();
  const stateOf = ({ state, paid }: Notice): string => {
    if (state.is === 'waiting') return t(readingWords.waits);
    const day = date(state.day, 'year');
    return state.is === 'printed'
      ? `${t(districtWords.printedFrom)} ${day}`
      : `${t(readingWords.declined)} ${day}, ${taka(paid ?? 0)} ${t(districtWords.sentBack)}`;
  };
  return (
    <>
      <article className={styles.receipt}>
        <h2>{businessName}</h2>
        <p role="status">{t(districtWords.receipt)}</p>
        <NoticeBody notice={notice} />
        <Sums
          rows={[
            [t(districtWords.number), digits(notice.number, language)],
            [t(districtWords.kind), t(notice.kind)],
            [t(districtWords.state), stateOf(notice)],
            [t(districtWords.forDays), digits(notice.days, language)],
            [t(businessWords.howToPay), t(businessWords.bkash)],
            [t(districtWords.paid), taka(notice.paid ?? 0), 'sum'],
          ]}
        />
      </article>
      <p className={links.choices}>
        <Button variant="quiet" onClick={() => print()}>
          {t(readingWords.print)}
        </Button>
        {notice.state.is === 'waiting' && <ApprovalLink />}
        <a className={links.choice} href={screenHash('notices')}>
          {t(readingWords.all)}
        </a>
      </p>
    </>
  );
}
