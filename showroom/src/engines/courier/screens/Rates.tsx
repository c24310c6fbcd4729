import { taka } from '../../../words/taka.ts';
import { useCourier } from '../engine.ts';
import { words } from '../words.ts';
import styles from './Table.module.css';

/** What a parcel costs to each place, with where its hub or counter is. */
export function Rates() {
  const { data, translate, language } = useCourier();
  const placeHead = translate(data.way.kind === 'door' ? words.area : words.counterHead);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={placeHead}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{placeHead}</th>
            <th scope="col">{translate(words.rateHead)}</th>
            <th scope="col">{translate(words.perKilo)}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </section>
  );
}
