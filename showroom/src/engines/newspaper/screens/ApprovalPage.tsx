import { Button } from '../../../ui/Button.tsx';
import { Grid, Row } from '../../../ui/layout.tsx';
import { useNewspaper } from '../engine.ts';
import { judgeNotice, judgeReport } from '../steps/judging.ts';
import { words } from '../words/words.ts';
import { waitingIn } from '../world.ts';
import { Box, Way } from './Box.tsx';
import { NoticeBody } from './district/DistrictParts.tsx';

/** The editor's desk: what was sent in, to approve or decline. Nothing is published before. */
export function ApprovalPage() {
  const { world, t, act } = useNewspaper();
  const { notices, reports } = waitingIn(world);
  return (
    <>
      <h2>{t(words.approval)}</h2>
      <p>{t(words.approvalHint)}</p>
      {notices.length + reports.length === 0 && <p role="status">{t(words.nothingWaits)}</p>}
      <Grid gap={4}>
        {notices.map(({ number, kind, ...notice }) => (
          <Box key={number} title={t(kind)} look="framed">
            <NoticeBody {...notice} />
            <Judging what={t(notice.name)} judge={(is) => act(judgeNotice, number, is)} />
          </Box>
        ))}
        {reports.map(({ number, title, text, by }) => (
          <Box key={number} title={title} look="framed">
            <NoticeBody text={text} name={by} />
            <Judging what={title} judge={(is) => act(judgeReport, number, is)} />
          </Box>
        ))}
      </Grid>
    </>
  );
}

/** @param what tells its buttons from others */
function Judging({ what, judge }: { what: string; judge: (is: 'printed' | 'declined') => void }) {
  const { t } = useNewspaper();
  return (
    <Row as="p" gap={2}>
      <Button label={`${t(words.approve)}: ${what}`} onClick={() => judge('printed')}>
        {t(words.approve)}
      </Button>
      <Button
        variant="quiet"
        label={`${t(words.decline)}: ${what}`}
        onClick={() => judge('declined')}
      >
        {t(words.decline)}
      </Button>
    </Row>
  );
}

/** The way to the editor's desk. */
export function ApprovalLink() {
  const { t } = useNewspaper();
  return (
    <Way to="approval" look="quiet">
      {t(words.approval)}
    </Way>
  );
}
