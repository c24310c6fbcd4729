import { Grid, Row } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { printedNotices } from '../../world.ts';
import { ApprovalLink } from '../ApprovalPage.tsx';
import { Box, Way } from '../Box.tsx';
import { NoticeBody } from './DistrictParts.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeReceipt } from './NoticeReceipt.tsx';

/** Giving a notice, and all that are printed. @param id the number of one whose receipt is shown */
export function NoticesPage({ part, id }: { part: SectionOf<'notices'>; id: string }) {
  const { world, t, digits, today, taka, date } = useNewspaper();
  const paid = world.notices.filter((notice) => notice.paid !== null);
  const own = paid.find(({ number }) => number === Number(id));
  if (own) return <NoticeReceipt notice={own} />;
  return (
    <>
      <h2>{t(part.call)}</h2>
      <NoticeForm part={part} />
      <Row as="p" gap={2}>
        <ApprovalLink />
        {paid.map(({ number, paid }) => (
          <Way key={number} to={`notices/${number}`} look="quiet">
            {t(words.receipt)} {digits(number)}: {taka(paid ?? 0)}
          </Way>
        ))}
      </Row>
      <h2>{t(part.title)}</h2>
      <Grid gap={4}>
        {printedNotices(world, today).map((notice) => (
          <Box key={notice.number} title={t(notice.kind)} look="framed">
            <NoticeBody {...notice} />
            <p>
              {t(words.number)} {digits(notice.number)}
              {notice.state.is === 'printed' && ` · ${date(notice.state.day)}`}
            </p>
          </Box>
        ))}
      </Grid>
    </>
  );
}
