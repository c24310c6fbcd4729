import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { readingWords } from '../../words/reading-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import { LiveColumn } from './LiveColumn.tsx';

const onFront = 5;

/** The live column on the front: the newest entries. */
export function LiveView({ part }: { part: SectionOf<'live'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      <LiveColumn part={part} most={onFront} />
      <a className={links.more} href={screenHash('live')}>
        {t(readingWords.wholeColumn)}
      </a>
    </Box>
  );
}
