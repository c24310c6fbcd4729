import { Table } from '../../../ui/Table.tsx';
import { useCourier } from '../engine.ts';
import { words } from '../words.ts';
import styles from './Table.module.css';

/** The cost of a parcel to each place, with where its hub or counter is. */
export function Rates() {
  const { data, t, taka } = useCourier();
  const placeHead = t(data.way.kind === 'door' ? words.area : words.counterHead);
  return (
    <Table
      className={styles.table}
      name={placeHead}
      heads={[placeHead, t(words.rateHead), t(words.perKilo)]}
    >
      {data.places.map(({ id, name, spot, phone, charge, perKilo }) => (
        <tr key={id}>
          <th scope="row">
            {t(name)}
            <small>
              {t(spot)} · {phone}
            </small>
          </th>
          <td>{taka(charge)}</td>
          <td>{taka(perKilo)}</td>
        </tr>
      ))}
    </Table>
  );
}
