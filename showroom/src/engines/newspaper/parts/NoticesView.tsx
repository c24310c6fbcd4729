import { screenHash } from '../../../room/hash.ts';
import { taka } from '../../../words/taka.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import { NoticeBody } from './NoticeBody.tsx';

/** The newest notice, and the way to give one. */
export function NoticesView({ part }: { part: PartOf<'notices'> }) {
  const { world, say, language } = useNewspaper();
  const [notice] = world.notices;
  return (
    <>
      {notice && (
        <Box title={say(notice.kind)} look="framed">
          <NoticeBody notice={notice} />
        </Box>
      )}
      <a className={links.call} href={screenHash('notices')}>
        {say(part.call)}, {taka(part.price, language)}
      </a>
    </>
  );
}
