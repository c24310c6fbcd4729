import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { businessWords } from '../../words/business-words.ts';
import { Box, Way } from '../Box.tsx';
import { SharesTable } from './SharesTable.tsx';

/** Each exchange with its index and first shares, on the front. */
export function MarketsView({ part }: { part: SectionOf<'markets'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      {part.exchanges.map((exchange) => (
        <SharesTable key={exchange.id} exchange={exchange} shares={exchange.shares.slice(0, 4)} />
      ))}
      <Way to="markets">{t(businessWords.wholeTable)}</Way>
    </Box>
  );
}
