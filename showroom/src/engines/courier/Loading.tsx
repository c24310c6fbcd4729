import { Button } from '../../ui/Button.tsx';
import { now } from './clock.ts';
import { useCourier } from './engine.ts';
import styles from './Lorries.module.css';
import { load, reachedBy } from './routing.ts';
import { useFilled, useStateWords } from './useWords.ts';
import { words } from './words.ts';
import type { Counter, Parcel } from './world.ts';

/** The parcels at the counter, and the lorry that takes each. */
export function Loading({ way }: { way: Counter }) {
  const { world, translate } = useCourier();
  const booked = world.parcels.filter(({ state }) => state === 'booked');
  return (
    <>
      <h3>{translate(words.toLoad)}</h3>
      {booked.length === 0 && <p>{translate(words.nothingYet)}</p>}
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
  const { data, world, change, translate, completeTask, notify } = useCourier();
  const fill = useFilled();
  const stateWords = useStateWords();
  const nameOf = (place: string | undefined) =>
    translate(data.places.find(({ id }) => id === place)?.name ?? '');
  const put = (lorry: Counter['lorries'][number]) => {
    const sentences = {
      gone: translate(words.gone),
      left: translate(words.left),
      noStop: translate(words.noStop),
      full: translate(words.full),
    };
    if (!change((before) => load(before, parcel.number, lorry, now(), sentences))) return;
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
          {translate(parcel.to)} · {fill('pieces', { count: parcel.pieces })} ·{' '}
          {fill('kilos', { count: parcel.kilos })}
        </small>
      </span>
      {way.lorries
        .filter(({ id }) => reachedBy(world, id) < 0)
        .map((lorry) => {
          const title = `${translate(words.loadOn)}: ${nameOf(lorry.stops.at(-1)?.place)}`;
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
