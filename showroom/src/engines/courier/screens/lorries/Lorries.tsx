import { Button } from '../../../../ui/Button.tsx';
import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { Places } from '../../../../ui/Places.tsx';
import type { Counter, Lorry } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { load } from '../../steps/routing.ts';
import { words } from '../../words.ts';
import { type Parcel, reachedBy } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './Lorries.module.css';
import { Manifest } from './Manifest.tsx';

/** The lorries on the road and those that load, each with its manifest. */
export function Lorries({ way, id }: { way: Counter; id: string }) {
  const { t, login, nameOf } = useCourier();
  const lorry = way.lorries.find((one) => one.id === id) ?? way.lorries[0];
  return (
    <>
      <Places
        isOnBar
        name={t(words.lorries)}
        screen="lorries"
        places={way.lorries.map((one) => [
          one.id,
          <>
            {nameOf(one.stops.at(-1)?.place ?? '')} <small>{one.manifest}</small>
          </>,
        ])}
        open={lorry?.id ?? ''}
      />
      {lorry && <Manifest lorry={lorry} way={way} />}
      {login?.role === 'Admin' && <Loading way={way} />}
    </>
  );
}

/** The parcels at the counter, and the lorry that takes each. */
function Loading({ way }: { way: Counter }) {
  const { world, t, say, completeTask, notify, act, nameOf, weightOf, stateOf } = useCourier();
  const booked = world.parcels.filter(({ state }) => state === 'booked');
  const loading = way.lorries.filter(({ id }) => reachedBy(world, id) === null);
  const put = (parcel: Parcel, lorry: Lorry) => {
    if (!act(load, parcel.number, lorry.id)) return;
    completeTask('routed');
    notify(say(words.moved, { number: parcel.number, state: stateOf(parcel, 'lorry') }));
  };
  return (
    <Stack as="section" gap={4} className={common.sheet} data-unprinted>
      <h3>{t(words.toLoad)}</h3>
      {booked.length === 0 && <p>{t(words.nothingYet)}</p>}
      <Stack as="ul" gap={4} className={common.lines}>
        {booked.map((parcel) => (
          <Row as="li" key={parcel.number}>
            <div className={styles.parcel}>
              <b>
                {parcel.number} · {nameOf(parcel.place)}
              </b>
              <Note>
                {t(parcel.to)} · {weightOf(parcel)}
              </Note>
            </div>
            {loading.map((lorry) => {
              const title = `${t(words.loadOn)}: ${nameOf(lorry.stops.at(-1)?.place ?? '')}`;
              return (
                <Button
                  key={lorry.id}
                  variant="quiet"
                  label={`${title}, ${parcel.number}, ${lorry.manifest}`}
                  onClick={() => put(parcel, lorry)}
                >
                  {title}
                </Button>
              );
            })}
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
