import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { digits } from '../../words/dates.ts';
import { districtWords } from '../../words/district-words.ts';
import { Box } from '../Box.tsx';
import { useAreaCount } from '../StoriesView.tsx';
import { AreaMap } from './AreaMap.tsx';
import styles from './Areas.module.css';

/** The map of the front, and the way to the reader's own area. */
export function AreasView({ part }: { part: SectionOf<'areas'> }) {
  const { world, t, language } = useNewspaper();
  const own = part.areas.find(({ id }) => id === world.area);
  const count = useAreaCount(own?.id ?? '');
  return (
    <Box title={t(part.title)}>
      <AreaMap part={part} chosen={own?.id ?? ''} />
      {own && (
        <a className={styles.own} href={screenHash('areas', own.id)}>
          <b>{t(own.name)}</b>
          <span>
            {digits(count, language)}
            {language === 'en' && ' '}
            {t(districtWords.stories)}
          </span>
        </a>
      )}
    </Box>
  );
}
