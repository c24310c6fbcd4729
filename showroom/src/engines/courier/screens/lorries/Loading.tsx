import { Button } from '../../../../ui/Button.tsx';
import type { Counter } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { load } from '../../steps/routing.ts';
import { useFilled, useStateWords } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import { type Parcel, reachedBy } from '../../world.ts';
import styles from './Lorries.module.css';

/** The parcels at the counter, and the lorry that takes each. */
export function Loading({ way }: { way: Counter }) {
  const { world, t } = useCourier();
  const booked = world.parcels.filter(({ state }) => state === 'booked');
  return (
    <>
      <h3>{t(words.toLoad)}</h3>
      {booked.length === 0 && <p>{t(words.nothingYet)}</p>}
      <ul className={styles.loads}>
        {booked.map((parcel) => (
          <li key={parcel.number}>
            <Row parcel={parcel} way={way} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ parcel, way }: { parcel: Parcel; way: Counter }) {
  const { data, world, t, completeTask, notify, act } = useCourier();
  const fill = useFilled();
  const stateWords = useStateWords();
  const nameOf = (place: string | undefined) =>
    t(data.places.find(({ id }) => id === place)?.name ?? '');
  const put = (lorry: Counter['lorries'][number]) => {
    if (!act(load, parcel.number, lorry.id)) return;
    completeTask('routed');
    notify(fill('moved', { number: parcel.number, state: stateWords(parcel, 'lorry') }));
  };
  return (
    <>
      <span>
        <b>
          {parcel.number} · {nameOf(parcel.place)}
        </b>
        <small>
          {t(parcel.to)} · {fill('pieces', { count: parcel.pieces })} ·{' '}
          {fill('kilos', { count: parcel.kilos })}
        </small>
      </span>
      {way.lorries
        .filter(({ id }) => reachedBy(world, id) === null)
        .map((lorry) => {
          const title = `${t(words.loadOn)}: ${nameOf(lorry.stops.at(-1)?.place)}`;
          return (
            <Button
              key={lorry.id}
              variant="quiet"
              label={`${title}, ${parcel.number}, ${lorry.manifest}`}
              onClick={() => put(lorry)}
            >
              {title}
            </Button>
          );
        })}
    </>
  );
}
