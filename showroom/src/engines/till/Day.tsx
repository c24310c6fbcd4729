import { numeral } from '../../words/taka.ts';
import { collectedToday, takingsOf } from './drawer.ts';
import { exact, money } from './money.ts';
import styles from './Office.module.css';
import { useTill } from './room.ts';
import { Wide } from './Wide.tsx';
import { words } from './words.ts';
import { meansOfPaying } from './world.ts';

/** The day as the owner sees it: what every counter took, by means, and the VAT within. */
export function Day() {
  const { data, world, say, language } = useTill();
  const rows = [
    ...data.counters.map(({ id, name }) => ({ id, name: say(name), taken: takingsOf(world, id) })),
    { id: '', name: say(words.total), taken: takingsOf(world) },
  ];
  return (
    <>
      <h3>{say(words.dayOfOwner)}</h3>
      <Wide name={say(words.dayOfOwner)}>
        <table className={styles.table} data-amounts>
          <thead>
            <tr>
              <th scope="col">{say(words.counter)}</th>
              <th scope="col">{say(words.bills)}</th>
              {meansOfPaying.map((means) => (
                <th key={means} scope="col">
                  {say(words[means])}
                </th>
              ))}
              <th scope="col">{say(words.vatWithin)}</th>
              <th scope="col">{say(words.total)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, taken }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{numeral(taken.bills, language)}</td>
                {meansOfPaying.map((means) => (
                  <td key={means}>{money(taken.by[means], language)}</td>
                ))}
                <td>{exact(taken.vat, language)}</td>
                <td>{money(taken.total, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p>
        {say(words.duesCollected)} {say(words.cash)}{' '}
        {money(collectedToday(world, 'cash'), language)}, {say(words.bkash)}{' '}
        {money(collectedToday(world, 'bkash'), language)}
      </p>
    </>
  );
}
