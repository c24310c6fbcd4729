import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { sportWords } from '../../words/sport-words.ts';
import { Box, Way } from '../Box.tsx';

/** The way to the reporters' desk; what they file stands among the stories of the front. */
export function DeskView({ part }: { part: SectionOf<'desk'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      <p>{t(part.intro)}</p>
      <Way to="desk" look="solid">
        {t(sportWords.write)}
      </Way>
    </Box>
  );
}
