import { screenHash } from '../../../../runtime/hash.ts';
import type { Counter } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import { Loading } from './Loading.tsx';
import styles from './Lorries.module.css';
import { Manifest } from './Manifest.tsx';

/** The lorries on the road and those that load, each with its manifest. */
export function Lorries({ way, id }: { way: Counter; id: string | undefined }) {
  const { data, t, login } = useCourier();
  const lorry = way.lorries.find((one) => one.id === id) ?? way.lorries[0];
  const nameOf = (place: string | undefined) =>
    t(data.places.find((one) => one.id === place)?.name ?? '');
  return (
    <>
      <nav className={styles.lorries} aria-label={t(words.lorries)}>
        {way.lorries.map((one) => (
          <a
            key={one.id}
            href={screenHash('lorries', one.id)}
            aria-current={one === lorry ? 'true' : undefined}
          >
            {nameOf(one.stops.at(-1)?.place)} <small>{one.manifest}</small>
          </a>
        ))}
      </nav>
      {lorry && <Manifest lorry={lorry} way={way} />}
      {login?.role === 'Admin' && (
        <section className={`${common.sheet} ${styles.toLoad}`}>
          <Loading way={way} />
        </section>
      )}
    </>
  );
}
