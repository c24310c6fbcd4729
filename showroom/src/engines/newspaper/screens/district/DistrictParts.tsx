import type { DemoText } from '../../../../demo/words.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Row } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { allStories } from '../../steps/stories.ts';
import { words } from '../../words/words.ts';
import { printedNotices } from '../../world.ts';
import { Box, Way } from '../Box.tsx';
import { Columns } from '../Columns.tsx';
import strip from '../Strip.module.css';
import styles from './District.module.css';

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
  return say(words.stories, { count: today.length });
}

const lineHeight = 23;

/** A sketch map; each area leads to its page. */
export function AreaMap({ part, chosen }: { part: SectionOf<'areas'>; chosen: string }) {
  const { t } = useNewspaper();
  return (
    <nav aria-label={t(words.map)}>
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
          [t(words.goods), ({ name }) => t(name)],
          [t(words.unit), ({ unit }) => t(unit)],
          [t(words.price), ({ price }) => taka(price), 'number'],
        ]}
        rows={haat.prices.slice(0, 4)}
        areHeadsHidden
      />
      <Way to="haat">{t(words.otherHaats)}</Way>
    </Box>
  );
}

/** The newest notice, and the way to give one. */
export function NoticesView({ part }: { part: SectionOf<'notices'> }) {
  const { world, t, today, taka } = useNewspaper();
  const [notice] = printedNotices(world, today);
  return (
    <>
      {notice && (
        <Box title={t(notice.kind)} look="framed">
          <NoticeBody {...notice} />
        </Box>
      )}
      <Way to="notices" look="solid">
        {t(part.call)}, {taka(part.price)}
      </Way>
    </>
  );
}

/** What was sent in says, whose it is, and where they are called. */
export function NoticeBody({
  text,
  name,
  contact = null,
}: {
  text: DemoText;
  name: DemoText;
  contact?: string | null;
}) {
  const { t } = useNewspaper();
  return (
    <>
      <p className={styles.text}>{t(text)}</p>
      <p>
        <b>{t(name)}</b>
        {contact && `, ${contact}`}
      </p>
    </>
  );
}

/** What is on tomorrow, in one line. */
export function TomorrowView({ part }: { part: SectionOf<'tomorrow'> }) {
  const { t } = useNewspaper();
  return (
    <Row as="section" gap={1} className={strip.strip} aria-label={t(part.title)}>
      <b>{t(part.title)}</b>
      <Row as="ul" gap={1} isApart>
        {part.items.map((item) => (
          <li key={t(item)}>{t(item)}</li>
        ))}
      </Row>
    </Row>
  );
}
