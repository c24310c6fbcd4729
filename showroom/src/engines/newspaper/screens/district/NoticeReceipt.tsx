import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
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
  const { translate, language, businessName } = useNewspaper();
  const stateOf = ({ state, paid }: Notice): string => {
    if (state.is === 'waiting') return translate(readingWords.waits);
    const day = dayInWords(state.day, language, 'year');
    return state.is === 'printed'
      ? `${translate(districtWords.printedFrom)} ${day}`
      : `${translate(readingWords.declined)} ${day}, ${taka(paid ?? 0, language)} ${translate(districtWords.sentBack)}`;
  };
  return (
    <>
      <article className={styles.receipt}>
        <h2>{businessName}</h2>
        <p role="status">{translate(districtWords.receipt)}</p>
        <NoticeBody notice={notice} />
        <Sums
          rows={[
            [translate(districtWords.number), digits(notice.number, language)],
            [translate(districtWords.kind), translate(notice.kind)],
            [translate(districtWords.state), stateOf(notice)],
            [translate(districtWords.forDays), digits(notice.days, language)],
            [translate(businessWords.howToPay), translate(businessWords.bkash)],
            [translate(districtWords.paid), taka(notice.paid ?? 0, language), 'sum'],
          ]}
        />
      </article>
      <p className={links.choices}>
        <Button variant="quiet" onClick={() => print()}>
          {translate(readingWords.print)}
        </Button>
        {notice.state.is === 'waiting' && <ApprovalLink />}
        <a className={links.choice} href={screenHash('notices')}>
          {translate(readingWords.all)}
        </a>
      </p>
    </>
  );
}
