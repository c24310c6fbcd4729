import { numeral } from '../../../../words/taka.ts';
import { useTill } from '../../engine.ts';
import { collectedToday, takingsOf } from '../../steps/drawer.ts';
import { exact, money } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { meansOfPaying } from '../../world.ts';
import styles from '../Office.module.css';
import { ScrollBox } from '../ScrollBox.tsx';

/** The day as the owner sees it: what every counter took, by means, and the VAT within. */
export function DayReport() {
  const { data, world, translate, language, today } = useTill();
  const rows = [
    ...data.counters.map(({ id, name }) => ({
      id,
      name: translate(name),
      taken: takingsOf(world, today, id),
    })),
    { id: '', name: translate(words.total), taken: takingsOf(world, today) },
  ];
  return (
    <>
      <h3>{translate(words.dayOfOwner)}</h3>
      <ScrollBox name={translate(words.dayOfOwner)}>
        <table className={styles.table} data-amounts>
          <thead>
            <tr>
              <th scope="col">{translate(words.counter)}</th>
              <th scope="col">{translate(words.bills)}</th>
              {meansOfPaying.map((means) => (
                <th key={means} scope="col">
                  {translate(words[means])}
                </th>
              ))}
              <th scope="col">{translate(words.vatWithin)}</th>
              <th scope="col">{translate(words.total)}</th>
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
      </ScrollBox>
      <p>
        {translate(words.duesCollected)} {translate(words.cash)}{' '}
        {money(collectedToday(world, today, 'cash'), language)}, {translate(words.bkash)}{' '}
        {money(collectedToday(world, today, 'bkash'), language)}
      </p>
    </>
  );
}
