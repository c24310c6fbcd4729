import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { districtWords } from '../../words/district-words.ts';
import { Box, Way } from '../Box.tsx';
import { Columns } from '../Columns.tsx';

/** The prices of the first haat, on the front. */
export function HaatView({ part }: { part: SectionOf<'haat'> }) {
  const { t, taka } = useNewspaper();
  const [haat] = part.haats;
  if (!haat) return null;
  return (
    <Box title={t(part.title)} side={t(haat.name)}>
      <Columns
        name={t(haat.name)}
        columns={[
          [t(districtWords.goods), ({ name }) => t(name)],
          [t(districtWords.unit), ({ unit }) => t(unit)],
          [t(districtWords.price), ({ price }) => taka(price), 'number'],
        ]}
        rows={haat.prices.slice(0, 4)}
        areHeadsHidden
      />
      <Way to="haat">{t(districtWords.otherHaats)}</Way>
    </Box>
  );
}
