import { Button } from '../../../../ui/Button.tsx';
import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { bringEntry } from '../../steps/following.ts';
import { plainTime } from '../../words/dates.ts';
import { words } from '../../words/words.ts';
import { Box, Way } from '../Box.tsx';
import { PlayButton } from '../PlayButton.tsx';
import styles from './LiveView.module.css';

type Props = { part: SectionOf<'live'> };

const onFront = 5;

/** The live column on the front: the newest entries. */
export function LiveView({ part }: Props) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      <Controls part={part} />
      <Entries part={part} most={onFront} />
      <Way to="live">{t(words.wholeColumn)}</Way>
    </Box>
  );
}

/** The whole live column. */
export function LivePage({ part }: Props) {
  const { t } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      <Controls part={part} />
      <Entries part={part} most={part.entries.length} />
    </>
  );
}

/** One more entry by a press, or one every few seconds until it is paused. */
function Controls({ part }: Props) {
  const { world, act, completeTask, t } = useNewspaper();
  const bring = () => {
    act(bringEntry);
    completeTask('followed');
  };
  if (world.entries.length >= part.entries.length) return <Note>{t(words.allOut)}</Note>;
  return (
    <Row as="p" gap={2}>
      <PlayButton step={bring} />
      <Button variant="quiet" onClick={bring}>
        {t(words.next)}
      </Button>
    </Row>
  );
}

function Entries({ part, most }: Props & { most: number }) {
  const { world, t, language, today, date, clock } = useNewspaper();
  const out = world.entries.flatMap(({ day, at }, index) => {
    const entry = part.entries[index];
    return entry ? [{ ...entry, day, at }] : [];
  });
  const isFresh = world.entries.length > part.shown;
  return (
    <Stack as="ol" className={styles.entries} aria-live="polite">
      {out
        .toReversed()
        .slice(0, most)
        .map(({ time, text, day, at }, index) => (
          <li key={time} data-fresh={(isFresh && index === 0) || undefined}>
            <time
              data-of-today
              dateTime={`${day}T${clockOf(at)}`}
              title={`${date(day)}, ${clock(at)}`}
            >
              {/* One text: of two, the clock would move when the date goes. */}
              {`${day < dayOf(today) ? `${date(day)}, ` : ''}${plainTime(at, language)}`}
            </time>
            <b>{t(text)}</b>
          </li>
        ))}
    </Stack>
  );
}

/** Minutes after midnight as 17:30. */
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
