import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { businessWords } from '../../words/business-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import { IndexLine, SharesTable } from './SharesTable.tsx';

/** Each exchange with its index and first shares, on the front. */
export function MarketsView({ part }: { part: SectionOf<'markets'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      {part.exchanges.map(({ id, name, index, shares }) => (
        <SharesTable
          key={id}
          caption={
            <>
              {t(name)} · <IndexLine index={index} />
            </>
          }
          shares={shares.slice(0, 4)}
          hasSector={false}
          head={(_, title) => title}
        />
      ))}
      <a className={links.more} href={screenHash('markets')}>
        {t(businessWords.wholeTable)}
      </a>
    </Box>
  );
}
