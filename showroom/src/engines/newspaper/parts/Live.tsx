import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Box } from '../Box.tsx';
import { minutesOf, plainTime, timeInWords } from '../clock.ts';
import type { PartOf } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import links from '../Links.module.css';
import { words } from '../words.ts';
import styles from './Live.module.css';
import { usePlay } from './usePlay.ts';

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
  const { world, change, completeTask, translate } = useNewspaper();
  const isDone = world.entries >= part.entries.length;
  const step = () => {
    change((before) => ({
      ...before,
      entries: Math.min(before.entries + 1, part.entries.length),
    }));
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
  const { world, translate, language } = useNewspaper();
  const out = part.entries.slice(0, world.entries).toReversed();
  return (
    <ol className={styles.entries} aria-live="polite">
      {out.slice(0, most).map(({ time, text }, index) => (
        <li key={time} data-fresh={(world.entries > part.shown && index === 0) || undefined}>
          <time dateTime={time} title={timeInWords(minutesOf(time), language)}>
            {plainTime(minutesOf(time), language)}
          </time>
          <b>{translate(text)}</b>
        </li>
      ))}
    </ol>
  );
}
