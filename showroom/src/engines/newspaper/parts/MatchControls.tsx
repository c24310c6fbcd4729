import { Button } from '../../../ui/Button.tsx';
import type { PartOf } from '../data.ts';
import { useNewspaper } from '../room.ts';
import { ballsToOverEnd } from '../score.ts';
import { words } from '../words.ts';
import styles from './Match.module.css';
import { usePlay } from './usePlay.ts';

/** The next ball by a press, the rest of the over, or a ball every few seconds until paused. */
export function MatchControls({ part, isClosed }: { part: PartOf<'match'>; isClosed: boolean }) {
  const { world, change, reach, say } = useNewspaper();
  const bowl = (next: (balls: number) => number) => {
    change((before) => ({ ...before, balls: Math.min(next(before.balls), part.balls.length) }));
    reach('bowled');
  };
  const isDone = isClosed || world.balls >= part.balls.length;
  const { isPlaying, toggle } = usePlay(() => bowl((balls) => balls + 1), isDone);
  if (isDone) return null;
  return (
    <p className={styles.controls}>
      <Button onClick={() => bowl((balls) => balls + 1)}>{say(words.nextBall)}</Button>
      <Button variant="quiet" onClick={() => bowl((balls) => ballsToOverEnd(part, balls))}>
        {say(words.overEnd)}
      </Button>
      <Button variant="quiet" isPressed={isPlaying} onClick={toggle}>
        {say(isPlaying ? words.pause : words.play)}
      </Button>
    </p>
  );
}
