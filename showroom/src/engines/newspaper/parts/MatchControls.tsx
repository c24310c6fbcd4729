import { Button } from '../../../ui/Button.tsx';
import type { PartOf } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { ballsToOverEnd } from '../score.ts';
import { words } from '../words.ts';
import styles from './Match.module.css';
import { usePlay } from './usePlay.ts';

/** The next ball by a press, the rest of the over, or a ball every few seconds until paused. */
export function MatchControls({ part, isClosed }: { part: PartOf<'match'>; isClosed: boolean }) {
  const { world, change, completeTask, translate } = useNewspaper();
  const bowl = (next: (balls: number) => number) => {
    change((before) => ({ ...before, balls: Math.min(next(before.balls), part.balls.length) }));
    completeTask('bowled');
  };
  const isDone = isClosed || world.balls >= part.balls.length;
  const { isPlaying, toggle } = usePlay(() => bowl((balls) => balls + 1), isDone);
  if (isDone) return null;
  return (
    <p className={styles.controls}>
      <Button onClick={() => bowl((balls) => balls + 1)}>{translate(words.nextBall)}</Button>
      <Button variant="quiet" onClick={() => bowl((balls) => ballsToOverEnd(part, balls))}>
        {translate(words.overEnd)}
      </Button>
      <Button variant="quiet" isPressed={isPlaying} onClick={toggle}>
        {translate(isPlaying ? words.pause : words.play)}
      </Button>
    </p>
  );
}
