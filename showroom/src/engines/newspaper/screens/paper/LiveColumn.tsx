import { Button } from '../../../../ui/Button.tsx';
import { timeInWords } from '../../../../words/clock.ts';
import { dayInWords, dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { bringEntry } from '../../steps/following.ts';
import { plainTime } from '../../words/dates.ts';
import { readingWords } from '../../words/reading-words.ts';
import { usePlay } from '../usePlay.ts';
import styles from './LiveColumn.module.css';

type Props = { part: SectionOf<'live'> };

/** The live column: the newest entries, and how the next comes. */
export function LiveColumn({ part, most }: Props & { most: number }) {
  return (
    <>
      <Controls part={part} />
      <Entries part={part} most={most} />
    </>
  );
}

/** One more entry by a press, or one every few seconds until it is paused. */
function Controls({ part }: Props) {
  const { world, step: take, completeTask, t } = useNewspaper();
  const isDone = world.entries.length >= part.entries.length;
  const step = () => {
    take(bringEntry);
    completeTask('followed');
  };
  const { isPlaying, toggle } = usePlay(step, isDone);
  if (isDone) return <p className={styles.done}>{t(readingWords.allOut)}</p>;
  return (
    <p className={styles.controls}>
      <Button variant="quiet" isPressed={isPlaying} onClick={toggle}>
        {t(isPlaying ? readingWords.pause : readingWords.play)}
      </Button>
      <Button variant="quiet" onClick={step}>
        {t(readingWords.next)}
      </Button>
    </p>
  );
}

function Entries({ part, most }: Props & { most: number }) {
  const { world, t, language, today } = useNewspaper();
  const out = world.entries
    .flatMap(({ day, at }, index) => {
      const entry = part.entries[index];
      return entry ? [{ ...entry, day, at }] : [];
    })
    .toReversed();
  const isFresh = world.entries.length > part.shown;
  return (
    <ol className={styles.entries} aria-live="polite">
      {out.slice(0, most).map(({ time, text, day, at }, index) => {
        const date = dayInWords(day, language);
        const clock = plainTime(at, language);
        return (
          <li key={time} data-fresh={(isFresh && index === 0) || undefined}>
            <time
              data-of-today
              dateTime={`${day}T${clockOf(at)}`}
              title={`${date}, ${timeInWords(at, language)}`}
            >
              {/* One text: of two, the clock would move when the date goes. */}
              {day < dayOf(today) ? `${date}, ${clock}` : clock}
            </time>
            <b>{t(text)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** Minutes after midnight as 17:30. */
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
