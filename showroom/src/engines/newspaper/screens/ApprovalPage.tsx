import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNewspaper } from '../engine.ts';
import { judgeNotice } from '../steps/notices.ts';
import { judgeReport } from '../steps/reports.ts';
import { readingWords } from '../words/reading-words.ts';
import { type Notice, type Report, waitingIn } from '../world.ts';
import { Box } from './Box.tsx';
import { NoticeBody } from './district/NoticeBody.tsx';
import notices from './district/Notices.module.css';
import links from './Links.module.css';

/** The editor's desk: what was sent in, to approve or decline. Nothing is published before. */
export function ApprovalPage() {
  const { world, t } = useNewspaper();
  const waiting = waitingIn(world);
  const isEmpty = waiting.notices.length + waiting.reports.length === 0;
  return (
    <>
      <h2>{t(readingWords.approval)}</h2>
      <p>{t(readingWords.approvalHint)}</p>
      {isEmpty && <p role="status">{t(readingWords.nothingWaits)}</p>}
      <div className={notices.list}>
        {waiting.notices.map((notice) => (
          <WaitingNotice key={notice.number} notice={notice} />
        ))}
        {waiting.reports.map((report) => (
          <WaitingReport key={report.number} report={report} />
        ))}
      </div>
    </>
  );
}

function WaitingNotice({ notice }: { notice: Notice }) {
  const { t, act } = useNewspaper();
  const judge = (is: 'printed' | 'declined') => () => act(judgeNotice, notice.number, is);
  return (
    <Box title={t(notice.kind)} look="framed">
      <NoticeBody notice={notice} />
      <Judging what={t(notice.name)} approve={judge('printed')} decline={judge('declined')} />
    </Box>
  );
}

function WaitingReport({ report }: { report: Report }) {
  const { act } = useNewspaper();
  const judge = (is: 'printed' | 'declined') => () => act(judgeReport, report.number, is);
  return (
    <Box title={report.title} look="framed">
      <p className={notices.text}>{report.text}</p>
      <p>
        <b>{report.by}</b>
      </p>
      <Judging what={report.title} approve={judge('printed')} decline={judge('declined')} />
    </Box>
  );
}

function Judging({
  what,
  approve,
  decline,
}: {
  what: string;
  approve: () => void;
  decline: () => void;
}) {
  const { t } = useNewspaper();
  return (
    <p className={links.choices}>
      <Button label={`${t(readingWords.approve)}: ${what}`} onClick={approve}>
        {t(readingWords.approve)}
      </Button>
      <Button variant="quiet" label={`${t(readingWords.decline)}: ${what}`} onClick={decline}>
        {t(readingWords.decline)}
      </Button>
    </p>
  );
}

/** The way to the editor's desk. */
export function ApprovalLink() {
  const { t } = useNewspaper();
  return (
    <a className={links.choice} href={screenHash('approval')}>
      {t(readingWords.approval)}
    </a>
  );
}
