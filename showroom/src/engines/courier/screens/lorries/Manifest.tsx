import { Button } from '../../../../ui/Button.tsx';
import type { Counter, Lorry } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { moveOn } from '../../steps/routing.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import { loadOf, onManifest, reachedBy } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './Lorries.module.css';
import { ManifestRows } from './ManifestRows.tsx';
import { Road } from './Road.tsx';

/** The manifest of a lorry: its road, what is unloaded at each stop, and the step to the next one. */
export function Manifest({ lorry, way }: { lorry: Lorry; way: Counter }) {
  const { data, world, t, completeTask, act, taka } = useCourier();
  const fill = useFilled();
  const reached = reachedBy(world, lorry.id);
  const load = loadOf(onManifest(world, lorry.id));
  const placeAt = (index: number) => {
    const place = data.places.find(({ id }) => id === lorry.stops.at(index)?.place);
    return t(place?.name ?? '');
  };
  const minutes = ((lorry.stops.at(-1)?.at ?? 0) - (lorry.stops[0]?.at ?? 0) + 1440) % 1440;
  const isThere = reached === lorry.stops.length - 1;
  const nextStep = () => {
    if (reached === null) return t(words.depart);
    if (isThere) return t(words.comeBack);
    return fill('arrive', { place: placeAt(reached + 1) });
  };
  const move = () => {
    const isMoved = act(moveOn, lorry.id);
    if (isMoved && reached !== null && !isThere) completeTask('unloaded');
  };
  return (
    <div className={styles.columns}>
      <section className={common.sheet}>
        <div className={styles.head}>
          <div>
            <p className={styles.small}>{fill('manifest', { number: lorry.manifest })}</p>
            <h2>{fill('route', { from: placeAt(0), to: placeAt(-1) })}</h2>
          </div>
          <p>
            <span className={styles.small}>{t(lorry.plate)}</span>
            <br />
            <b>{fill('driver', { name: t(lorry.driver) })}</b>
          </p>
        </div>
        <Road lorry={lorry} hasMoney />
        <p className={styles.actions}>
          {isThere && <span>{t(words.arrived)}</span>}
          <Button onClick={move}>{nextStep()}</Button>
          <Button variant="quiet" onClick={() => print()}>
            {t(words.print)}
          </Button>
        </p>
        <ManifestRows lorry={lorry} />
      </section>
      <aside className={styles.side} aria-label={t(words.toCollect)}>
        <img {...way.picture} alt="" />
        <p>{t(words.toCollect)}</p>
        <p className={styles.sum}>{taka(load.cash)}</p>
        <ul>
          <li>{fill('loadWords', { count: load.pieces, tonnes: load.kilos / 1000 })}</li>
          <li>
            {fill('roadWords', {
              kilometres: lorry.kilometres,
              hours: Math.floor(minutes / 60),
              minutes: minutes % 60,
            })}
          </li>
          <li>
            {isThere || reached === null
              ? fill('atStop', { place: placeAt(reached ?? 0) })
              : fill('past', { place: t(lorry.stops[reached]?.past ?? '') })}
          </li>
        </ul>
      </aside>
    </div>
  );
}
