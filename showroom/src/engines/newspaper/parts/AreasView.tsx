import { screenHash } from '../../../runtime/hash.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import { digits } from '../dates.ts';
import { useNewspaper } from '../engine.ts';
import { useAreaCount } from '../StoriesView.tsx';
import { words } from '../words.ts';
import { AreaMap } from './AreaMap.tsx';
import styles from './Areas.module.css';

/** The map of the front, and the way to the reader's own area. */
export function AreasView({ part }: { part: PartOf<'areas'> }) {
  const { world, translate, language } = useNewspaper();
  const own = part.areas.find(({ id }) => id === world.area);
  const count = useAreaCount(world.area);
  return (
    <Box title={translate(part.title)}>
      <AreaMap part={part} chosen={world.area} />
      {own && (
        <a className={styles.own} href={screenHash('areas', own.id)}>
          <b>{translate(own.name)}</b>
          <span>
            {digits(count, language)}
            {language === 'en' && ' '}
            {translate(words.stories)}
          </span>
        </a>
      )}
    </Box>
  );
}
