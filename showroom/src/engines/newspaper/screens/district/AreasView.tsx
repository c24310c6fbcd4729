import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { allStories } from '../../steps/stories.ts';
import { districtWords } from '../../words/district-words.ts';
import { Box } from '../Box.tsx';
import styles from './Areas.module.css';

/** The map of the front, and the way to the reader's own area. */
export function AreasView({ part }: { part: SectionOf<'areas'> }) {
  const { world, t } = useNewspaper();
  const own = part.areas.find(({ id }) => id === world.area);
  return (
    <Box title={t(part.title)}>
      <AreaMap part={part} chosen={own?.id ?? ''} />
      {own && (
        <a className={styles.own} href={screenHash('areas', own.id)}>
          <b>{t(own.name)}</b>
          <span>
            <StoriesToday area={own.id} />
          </span>
        </a>
      )}
    </Box>
  );
}

/** How many stories of today are about an area. */
export function StoriesToday({ area }: { area: string }) {
  const { data, world, say } = useNewspaper();
  const today = allStories(data, world).filter((story) => story.day >= 0 && story.area === area);
  return say(districtWords.stories, { count: today.length });
}

const lineHeight = 23;

/** A sketch map; each area leads to its page. */
export function AreaMap({ part, chosen }: { part: SectionOf<'areas'>; chosen: string }) {
  const { t } = useNewspaper();
  return (
    <nav aria-label={t(districtWords.map)}>
      <svg viewBox={part.box} className={styles.map}>
        <title>{t(part.title)}</title>
        <path d={part.water} className={styles.water} />
        {part.areas.map(({ id, name, shape, x, y }) => {
          const lines = t(name).split(' ');
          const first = y - ((lines.length - 1) / 2) * lineHeight;
          return (
            <a
              key={id}
              href={screenHash('areas', id)}
              aria-current={id === chosen || undefined}
              className={styles.area}
            >
              <path d={shape} />
              <text textAnchor="middle">
                {lines.map((line, index) => (
                  <tspan key={line} x={x} y={first + index * lineHeight}>
                    {`${line} `}
                  </tspan>
                ))}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}
