import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { sportWords } from '../../words/sport-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';

/** The way to the reporters' desk; what they file stands among the stories of the front. */
export function DeskView({ part }: { part: SectionOf<'desk'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      <p>{t(part.intro)}</p>
      <a className={links.call} href={screenHash('desk')}>
        {t(sportWords.write)}
      </a>
    </Box>
  );
}
