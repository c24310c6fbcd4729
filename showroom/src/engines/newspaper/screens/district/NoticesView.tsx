import type { DemoText } from '../../../../demo/words.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { printedNotices } from '../../world.ts';
import { Box, Way } from '../Box.tsx';
import styles from './Notices.module.css';

/** The newest notice, and the way to give one. */
export function NoticesView({ part }: { part: SectionOf<'notices'> }) {
  const { world, t, today, taka } = useNewspaper();
  const [notice] = printedNotices(world, today);
  return (
    <>
      {notice && (
        <Box title={t(notice.kind)} look="framed">
          <NoticeBody {...notice} />
        </Box>
      )}
      <Way to="notices" look="solid">
        {t(part.call)}, {taka(part.price)}
      </Way>
    </>
  );
}

/** What was sent in says, whose it is, and where they are called. */
export function NoticeBody({
  text,
  name,
  contact = null,
}: {
  text: DemoText;
  name: DemoText;
  contact?: string | null;
}) {
  const { t } = useNewspaper();
  return (
    <>
      <p className={styles.text}>{t(text)}</p>
      <p>
        <b>{t(name)}</b>
        {contact && `, ${contact}`}
      </p>
    </>
  );
}
