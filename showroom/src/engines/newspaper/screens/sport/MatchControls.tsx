import { Button } from '../../../../ui/Button.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { bowl } from '../../steps/following.ts';
import { readingWords } from '../../words/reading-words.ts';
import { sportWords } from '../../words/sport-words.ts';
import { usePlay } from '../usePlay.ts';
import styles from './Match.module.css';

/** The next ball by a press, the rest of the over, or a ball every few seconds until paused. */
export function MatchControls({ part, isClosed }: { part: SectionOf<'match'>; isClosed: boolean }) {
  const { world, completeTask, t, act } = useNewspaper();
  const take = (upTo: 'ball' | 'over') => {
    act(bowl, upTo);
    completeTask('bowled');
  };
  const isDone = isClosed || world.balls >= part.balls.length;
  const { isPlaying, toggle } = usePlay(() => take('ball'), isDone);
  if (isDone) return null;
  return (
    <p className={styles.controls}>
      <Button onClick={() => take('ball')}>{t(sportWords.nextBall)}</Button>
      <Button variant="quiet" onClick={() => take('over')}>
        {t(sportWords.overEnd)}
      </Button>
      <Button variant="quiet" isPressed={isPlaying} onClick={toggle}>
        {t(isPlaying ? readingWords.pause : readingWords.play)}
      </Button>
    </p>
  );
}
