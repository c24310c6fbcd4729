import { TableBox } from '../../../../ui/TableBox.tsx';
import { meansOfPaying } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { collectedToday, takingsOf } from '../../steps/drawer.ts';
import { exact, money } from '../../steps/money.ts';
import { words } from '../../words/words.ts';

/** The day as the owner sees it: what every counter took, by means, and the VAT within. */
export function DayReport() {
  const { data, world, t, language, today, num } = useTill();
  const rows = [
    ...data.counters.map(({ id, name }) => ({
      id,
      name: t(name),
      taken: takingsOf(world, today, id),
    })),
    { id: '', name: t(words.total), taken: takingsOf(world, today) },
  ];
  return (
    <>
      <h3>{t(words.dayOfOwner)}</h3>
      <TableBox
        name={t(words.dayOfOwner)}
        heads={[
          t(words.counter),
          t(words.bills),
          ...meansOfPaying.map((means) => t(words[means])),
          t(words.vatWithin),
          t(words.total),
        ]}
      >
        {rows.map(({ id, name, taken }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{num(taken.bills)}</td>
            {meansOfPaying.map((means) => (
              <td key={means}>{money(taken.by[means], language)}</td>
            ))}
            <td>{exact(taken.vat, language)}</td>
            <td>{money(taken.total, language)}</td>
          </tr>
        ))}
      </TableBox>
      <p>
        {t(words.duesCollected)} {t(words.cash)}{' '}
        {money(collectedToday(world, today, 'cash'), language)}, {t(words.bkash)}{' '}
        {money(collectedToday(world, today, 'bkash'), language)}
      </p>
    </>
  );
}
