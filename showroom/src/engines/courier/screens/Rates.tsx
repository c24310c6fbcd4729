import { Table } from '../../../ui/Table.tsx';
import { taka } from '../../../words/taka.ts';
import { useCourier } from '../engine.ts';
import { words } from '../words.ts';
import styles from './Table.module.css';

/** The cost of a parcel to each place, with where its hub or counter is. */
export function Rates() {
  const { data, translate, language } = useCourier();
  const placeHead = translate(data.way.kind === 'door' ? words.area : words.counterHead);
  return (
    <Table
      className={styles.table}
      name={placeHead}
      heads={[placeHead, translate(words.rateHead), translate(words.perKilo)]}
    >
      {data.places.map(({ id, name, spot, phone, charge, perKilo }) => (
        <tr key={id}>
          <th scope="row">
            {translate(name)}
            <small>
              {translate(spot)} · {phone}
            </small>
          </th>
          <td>{taka(charge, language)}</td>
          <td>{taka(perKilo, language)}</td>
        </tr>
      ))}
    </Table>
  );
}
