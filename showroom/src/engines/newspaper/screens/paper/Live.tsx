import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { timeInWords } from '../../../../words/clock.ts';
import { chosenDay, dayInWords, distanceOf } from '../../../../words/days.ts';
import type { PartOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { bringEntry } from '../../steps/following.ts';
import { plainTime } from '../../words/dates.ts';
import { words } from '../../words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import { usePlay } from '../usePlay.ts';
import styles from './Live.module.css';

type Props = { part: PartOf<'live'> };

const onFront = 5;

/** The live column on the front: the newest entries. */
export function LiveView({ part }: Props) {
  const { translate } = useNewspaper();
  return (
    <Box title={translate(part.title)}>
      <Controls part={part} />
      <Entries part={part} most={onFront} />
      <a className={links.more} href={screenHash('live')}>
        {translate(words.wholeColumn)}
      </a>
    </Box>
  );
}

/** The whole live column. */
export function LivePage({ part }: Props) {
  const { translate } = useNewspaper();
  return (
    <>
      <h2>{translate(part.title)}</h2>
      <Controls part={part} />
      <Entries part={part} most={part.entries.length} />
    </>
  );
}

/** One more entry by a press, or one every few seconds until it is paused. */
function Controls({ part }: Props) {
  const { world, step: take, completeTask, translate } = useNewspaper();
  const isDone = world.entries.length >= part.entries.length;
  const step = () => {
    take(bringEntry);
    completeTask('followed');
  };
  const { isPlaying, toggle } = usePlay(step, isDone);
  if (isDone) return <p className={styles.done}>{translate(words.allOut)}</p>;
  return (
    <p className={styles.controls}>
      <Button variant="quiet" isPressed={isPlaying} onClick={toggle}>
        {translate(isPlaying ? words.pause : words.play)}
      </Button>
      <Button variant="quiet" onClick={step}>
        {translate(words.next)}
      </Button>
    </p>
  );
}

function Entries({ part, most }: Props & { most: number }) {
  const { world, translate, language, today } = useNewspaper();
  const out = world.entries
    .flatMap(({ day, at }, index) => {
      const entry = part.entries[index];
      return entry ? [{ ...entry, day, at }] : [];
    })
    .toReversed();
  const isFresh = world.entries.length > part.shown;
  return (
    <ol className={styles.entries} aria-live="polite">
      {out.slice(0, most).map(({ time, text, day, at }, index) => (
        <li key={time} data-fresh={(isFresh && index === 0) || undefined}>
          <time
            dateTime={`${chosenDay(day, today)}T${clockOf(at)}`}
            title={`${dayInWords(day, today, language)}, ${timeInWords(at, language)}`}
          >
            {distanceOf(day, today) < 0 && `${dayInWords(day, today, language)}, `}
            {plainTime(at, language)}
          </time>
          <b>{translate(text)}</b>
        </li>
      ))}
    </ol>
  );
}

/** Minutes after midnight as 17:30. */
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
