import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { printedNotices } from '../../world.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import { NoticeBody } from './NoticeBody.tsx';

/** The newest notice, and the way to give one. */
export function NoticesView({ part }: { part: SectionOf<'notices'> }) {
  const { world, t, today, taka } = useNewspaper();
  const [notice] = printedNotices(world, today);
  return (
    <>
      {notice && (
        <Box title={t(notice.kind)} look="framed">
          <NoticeBody notice={notice} />
        </Box>
      )}
      <a className={links.call} href={screenHash('notices')}>
        {t(part.call)}, {taka(part.price)}
      </a>
    </>
  );
}
