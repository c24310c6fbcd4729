import { screenHash } from '../../../../runtime/hash.ts';
import { Table } from '../../../../ui/Table.tsx';
import type { Lorry } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import { onManifest } from '../../world.ts';
import styles from '../Table.module.css';

/** What is unloaded at each stop of a lorry, parcel by parcel. */
export function ManifestRows({ lorry }: { lorry: Lorry }) {
  const { data, world, t, taka } = useCourier();
  const fill = useFilled();
  return lorry.stops.slice(1).map((stop) => {
    const place = data.places.find(({ id }) => id === stop.place);
    const name = `${t(place?.name ?? '')}, ${t(place?.spot ?? '')}`;
    return (
      <details key={stop.place} className={styles.fold}>
        <summary>{name}</summary>
        <Table
          className={styles.table}
          name={name}
          heads={[words.number, words.weight, words.toPay].map(t)}
        >
          {onManifest(world, lorry.id, stop.place).map((parcel) => (
            <tr key={parcel.number}>
              <th scope="row">
                <a href={screenHash('track', parcel.number)}>{parcel.number}</a>
                <small>{t(parcel.to)}</small>
              </th>
              <td>
                {fill('pieces', { count: parcel.pieces })} ·{' '}
                {fill('kilos', { count: parcel.kilos })}
              </td>
              <td>{taka(parcel.cash)}</td>
            </tr>
          ))}
        </Table>
      </details>
    );
  });
}
