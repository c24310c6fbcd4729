import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Grid, Row } from '../../../ui/layout.tsx';
import { useNewspaper } from '../engine.ts';
import { judgeNotice, judgeReport } from '../steps/judging.ts';
import { readingWords } from '../words/reading-words.ts';
import { waitingIn } from '../world.ts';
import { Box, Way } from './Box.tsx';
import { NoticeBody } from './district/NoticesView.tsx';

/** The editor's desk: what was sent in, to approve or decline. Nothing is published before. */
export function ApprovalPage() {
  const { world, t, act } = useNewspaper();
  const { notices, reports } = waitingIn(world);
  return (
    <>
      <h2>{t(readingWords.approval)}</h2>
      <p>{t(readingWords.approvalHint)}</p>
      {notices.length + reports.length === 0 && <p role="status">{t(readingWords.nothingWaits)}</p>}
      <Grid gap={4}>
        {notices.map((notice) => (
          <Waiting
            key={notice.number}
            title={t(notice.kind)}
            what={t(notice.name)}
            judge={(is) => act(judgeNotice, notice.number, is)}
          >
            <NoticeBody {...notice} />
          </Waiting>
        ))}
        {reports.map((report) => (
          <Waiting
            key={report.number}
            title={report.title}
            what={report.title}
            judge={(is) => act(judgeReport, report.number, is)}
          >
            <NoticeBody text={report.text} name={report.by} />
          </Waiting>
        ))}
      </Grid>
    </>
  );
}

function Waiting({
  title,
  what,
  judge,
  children,
}: {
  title: string;
  /** What tells its buttons from others. */
  what: string;
  judge: (is: 'printed' | 'declined') => void;
  children: ReactNode;
}) {
  const { t } = useNewspaper();
  return (
    <Box title={title} look="framed">
      {children}
      <Row as="p" gap={2}>
        <Button label={`${t(readingWords.approve)}: ${what}`} onClick={() => judge('printed')}>
          {t(readingWords.approve)}
        </Button>
        <Button
          variant="quiet"
          label={`${t(readingWords.decline)}: ${what}`}
          onClick={() => judge('declined')}
        >
          {t(readingWords.decline)}
        </Button>
      </Row>
    </Box>
  );
}

/** The way to the editor's desk. */
export function ApprovalLink() {
  const { t } = useNewspaper();
  return (
    <Way to="approval" look="quiet">
      {t(readingWords.approval)}
    </Way>
  );
}
