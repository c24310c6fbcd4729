import { screenHash } from '../../../../runtime/hash.ts';
import { Paper } from '../../../../ui/Paper.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { useNewspaper } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Notice } from '../../world.ts';
import { ApprovalLink } from '../ApprovalPage.tsx';
import { NoticeBody } from './DistrictParts.tsx';

/** The receipt of a notice that the reader paid for. */
export function NoticeReceipt({ notice }: { notice: Notice }) {
  const { data, t, digits, date, taka } = useNewspaper();
  const stateOf = ({ state, paid }: Notice): string => {
    if (state.is === 'waiting') return t(words.waits);
    const day = date(state.day, 'year');
    return state.is === 'printed'
      ? `${t(words.printedFrom)} ${day}`
      : `${t(words.declined)} ${day}, ${taka(paid ?? 0)} ${t(words.sentBack)}`;
  };
  return (
    <>
      <Paper
        lines={<p>{t(data.place)}</p>}
        title={
          <>
            <h2>{t(words.receipt)}</h2>
            <p>
              {t(words.number)} {digits(notice.number)}
            </p>
          </>
        }
        ways={{ href: screenHash('notices'), back: t(words.all) }}
        signs={[t(words.approval)]}
      >
        <NoticeBody {...notice} />
        <Sums
          rows={[
            [t(words.kind), t(notice.kind)],
            [t(words.state), stateOf(notice)],
            [t(words.forDays), digits(notice.days)],
            [t(words.howToPay), t(words.bkash)],
            [<b key="paid">{t(words.paid)}</b>, <b key="sum">{taka(notice.paid ?? 0)}</b>],
          ]}
        />
      </Paper>
      {notice.state.is === 'waiting' && (
        <p>
          <ApprovalLink />
        </p>
      )}
    </>
  );
}
