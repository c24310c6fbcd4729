import { screenHash } from '../../../../runtime/hash.ts';
import { PrintedSheet } from '../../../../ui/PrintedSheet.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { useNewspaper } from '../../engine.ts';
import { businessWords } from '../../words/business-words.ts';
import { districtWords } from '../../words/district-words.ts';
import { readingWords } from '../../words/reading-words.ts';
import type { Notice } from '../../world.ts';
import { ApprovalLink } from '../ApprovalPage.tsx';
import { NoticeBody } from './NoticesView.tsx';

/** The receipt of a notice that the reader paid for. */
export function NoticeReceipt({ notice }: { notice: Notice }) {
  const { data, t, digits, businessName, date, taka } = useNewspaper();
  const stateOf = ({ state, paid }: Notice): string => {
    if (state.is === 'waiting') return t(readingWords.waits);
    const day = date(state.day, 'year');
    return state.is === 'printed'
      ? `${t(districtWords.printedFrom)} ${day}`
      : `${t(readingWords.declined)} ${day}, ${taka(paid ?? 0)} ${t(districtWords.sentBack)}`;
  };
  return (
    <>
      <PrintedSheet
        business={businessName}
        address={t(data.place)}
        title={t(districtWords.receipt)}
        about={`${t(districtWords.number)} ${digits(notice.number)}`}
        print={t(readingWords.print)}
        back={{ href: screenHash('notices'), words: t(readingWords.all) }}
        sign={t(readingWords.approval)}
      >
        <NoticeBody {...notice} />
        <Sums
          rows={[
            [t(districtWords.kind), t(notice.kind)],
            [t(districtWords.state), stateOf(notice)],
            [t(districtWords.forDays), digits(notice.days)],
            [t(businessWords.howToPay), t(businessWords.bkash)],
            [<b key="paid">{t(districtWords.paid)}</b>, <b key="sum">{taka(notice.paid ?? 0)}</b>],
          ]}
        />
      </PrintedSheet>
      {notice.state.is === 'waiting' && (
        <p>
          <ApprovalLink />
        </p>
      )}
    </>
  );
}
