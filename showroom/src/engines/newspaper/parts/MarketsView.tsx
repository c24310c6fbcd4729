import { screenHash } from '../../../room/hash.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import { words } from '../words.ts';
import { IndexLine, SharesTable } from './SharesTable.tsx';

/** Each exchange with its index and first shares, on the front. */
export function MarketsView({ part }: { part: PartOf<'markets'> }) {
  const { say } = useNewspaper();
  return (
    <Box title={say(part.title)}>
      {part.exchanges.map(({ id, name, index, shares }) => (
        <SharesTable
          key={id}
          caption={
            <>
              {say(name)} · <IndexLine index={index} />
            </>
          }
          shares={shares.slice(0, 4)}
          hasSector={false}
          head={(_, title) => title}
        />
      ))}
      <a className={links.more} href={screenHash('markets')}>
        {say(words.wholeTable)}
      </a>
    </Box>
  );
}
