import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
import { useNewspaper } from '../../engine.ts';
import { digits } from '../../words/dates.ts';
import { words } from '../../words.ts';
import type { Notice } from '../../world.ts';
import { ApprovalLink } from '../ApprovalPage.tsx';
import links from '../Links.module.css';
import { NoticeBody } from './NoticeBody.tsx';
import styles from './Notices.module.css';

/** The receipt of a notice that the reader paid for. */
export function NoticeReceipt({ notice }: { notice: Notice }) {
  const { translate, language, today, businessName } = useNewspaper();
  const stateOf = ({ state, paid }: Notice): string => {
    if (state.is === 'waiting') return translate(words.waits);
    const day = dayInWords(state.day, today, language, 'year');
    return state.is === 'printed'
      ? `${translate(words.printedFrom)} ${day}`
      : `${translate(words.declined)} ${day}, ${taka(paid ?? 0, language)} ${translate(words.sentBack)}`;
  };
  return (
    <>
      <article className={styles.receipt}>
        <h2>{businessName}</h2>
        <p role="status">{translate(words.receipt)}</p>
        <NoticeBody notice={notice} />
        <Sums
          rows={[
            [translate(words.number), digits(notice.number, language)],
            [translate(words.kind), translate(notice.kind)],
            [translate(words.state), stateOf(notice)],
            [translate(words.forDays), digits(notice.days, language)],
            [translate(words.howToPay), translate(words.bkash)],
            [translate(words.paid), taka(notice.paid ?? 0, language), 'sum'],
          ]}
        />
      </article>
      <p className={links.choices}>
        <Button variant="quiet" onClick={() => print()}>
          {translate(words.print)}
        </Button>
        {notice.state.is === 'waiting' && <ApprovalLink />}
        <a className={links.choice} href={screenHash('notices')}>
          {translate(words.all)}
        </a>
      </p>
    </>
  );
}
