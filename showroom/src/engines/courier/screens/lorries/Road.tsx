import type { Lorry } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import { loadOf, onManifest, reachedBy } from '../../world.ts';
import styles from './Road.module.css';

/** The road of a lorry, stop by stop: when it is there, what is unloaded, and the freight to collect. */
export function Road({ lorry, hasMoney }: { lorry: Lorry; hasMoney: boolean }) {
  const { data, world, t, clock, taka } = useCourier();
  const fill = useFilled();
  const reached = reachedBy(world, lorry.id) ?? -1;
  const last = lorry.stops.length - 1;
  const stops = lorry.stops.map((stop, index) => ({
    ...stop,
    place: data.places.find(({ id }) => id === stop.place),
    load: loadOf(index === 0 ? [] : onManifest(world, lorry.id, stop.place)),
  }));
  const all = stops.reduce((sum, { load }) => sum + load.pieces, 0);
  const stayAfter = (index: number) =>
    stops.slice(index + 1).reduce((sum, { load }) => sum + load.pieces, 0);
  const what = (index: number) => {
    if (index === 0) return fill(reached < 0 ? 'loading' : 'loaded', { count: all });
    return fill(index <= reached ? 'unloaded' : 'unload', {
      count: stops[index]?.load.pieces ?? 0,
    });
  };
  const stays = (index: number) => {
    if (index === 0) return t(words.allOn);
    return index === last ? t(words.lorryEmpty) : fill('stayOn', { count: stayAfter(index) });
  };
  return (
    <ol className={styles.road} data-plain={!hasMoney || undefined}>
      {stops.map(({ place, at, load }, index) => (
        <li
          key={lorry.stops[index]?.place}
          className={styles.stop}
          data-reached={index <= reached || undefined}
          data-next={(reached >= 0 && index === reached + 1) || undefined}
        >
          <span className={styles.place}>
            <b>
              {t(place?.name ?? '')}, {t(place?.spot ?? '')}
            </b>
            <small>
              {clock(at)}
              {(index > 0 || reached >= 0) && ` · ${stays(index)}`}
            </small>
          </span>
          <span className={styles.what} data-first={index === 0 || undefined}>
            {what(index)}
          </span>
          {hasMoney && <b className={styles.amount}>{index > 0 && taka(load.cash)}</b>}
        </li>
      ))}
    </ol>
  );
}
