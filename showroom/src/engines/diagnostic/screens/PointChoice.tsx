import { Button } from '../../../ui/Button.tsx';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';
import { billOf } from '../world.ts';
import styles from './PointChoice.module.css';

/** The collection points with how many samples of each are in the list. One alone needs no choice. */
export function PointChoice({
  chosen,
  choose,
}: {
  chosen: string;
  choose: (point: string) => void;
}) {
  const { data, world, t, num } = useDiagnostic();
  if (data.points.length < 2) return null;
  const countOf = (point: string) =>
    world.samples.filter(({ bill }) => billOf(world, bill)?.point === point).length;
  return (
    <fieldset className={styles.points}>
      <legend>{t(words.today)}</legend>
      <Button variant="quiet" isPressed={chosen === ''} onClick={() => choose('')}>
        {t(words.allPoints)}
      </Button>
      {data.points.map(({ id, name }) => (
        <Button
          key={id}
          variant="quiet"
          isPressed={chosen === id}
          onClick={() => choose(chosen === id ? '' : id)}
        >
          {t(name)} <b>{num(countOf(id))}</b>
        </Button>
      ))}
    </fieldset>
  );
}
