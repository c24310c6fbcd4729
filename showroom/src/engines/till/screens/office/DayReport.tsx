import { TableBox } from '../../../../ui/TableBox.tsx';
import { numeral } from '../../../../words/taka.ts';
import { meansOfPaying } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { collectedToday, takingsOf } from '../../steps/drawer.ts';
import { exact, money } from '../../steps/money.ts';
import { words } from '../../words/words.ts';

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
      <TableBox
        name={translate(words.dayOfOwner)}
        heads={[
          translate(words.counter),
          translate(words.bills),
          ...meansOfPaying.map((means) => translate(words[means])),
          translate(words.vatWithin),
          translate(words.total),
        ]}
      >
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
      </TableBox>
      <p>
        {translate(words.duesCollected)} {translate(words.cash)}{' '}
        {money(collectedToday(world, today, 'cash'), language)}, {translate(words.bkash)}{' '}
        {money(collectedToday(world, today, 'bkash'), language)}
      </p>
    </>
  );
}
