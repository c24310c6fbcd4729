import type { Lorry } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { words } from '../../words.ts';
import { loadOf, onManifest, reachedBy } from '../../world.ts';
import styles from './Road.module.css';

/** The road of a lorry, stop by stop: when it is there, what is unloaded, and the freight to collect. */
export function Road({ lorry, hasMoney }: { lorry: Lorry; hasMoney: boolean }) {
  const { world, t, say, clock, taka, spotOf, counted } = useCourier();
  const reached = reachedBy(world, lorry.id) ?? -1;
  const loads = lorry.stops.map(({ place }, index) =>
    loadOf(index === 0 ? [] : onManifest(world, lorry.id, place)),
  );
  const piecesFrom = (index: number) =>
    loads.slice(index).reduce((sum, { pieces }) => sum + pieces, 0);
  const what = (index: number) => {
    if (index === 0) {
      return say(reached < 0 ? words.loading : words.loaded, { count: piecesFrom(0) });
    }
    const count = loads[index]?.pieces ?? 0;
    return say(index <= reached ? words.unloaded : words.unload, { count });
  };
  const stays = (index: number) => {
    if (index === 0) return t(words.allOn);
    if (index === loads.length - 1) return t(words.lorryEmpty);
    return counted('stayOn', { count: piecesFrom(index + 1) });
  };
  return (
    <ol className={styles.road} data-plain={!hasMoney || undefined}>
      {lorry.stops.map(({ place, at }, index) => (
        <li
          key={place}
          className={styles.stop}
          data-reached={index <= reached || undefined}
          data-next={(reached >= 0 && index === reached + 1) || undefined}
        >
          <span className={styles.place}>
            <b>{spotOf(place)}</b>
            <small>
              {clock(at)}
              {(index > 0 || reached >= 0) && ` · ${stays(index)}`}
            </small>
          </span>
          <span className={styles.what} data-first={index === 0 || undefined}>
            {what(index)}
          </span>
          {hasMoney && (
            <b className={styles.amount}>{index > 0 && taka(loads[index]?.cash ?? 0)}</b>
          )}
        </li>
      ))}
    </ol>
  );
}
