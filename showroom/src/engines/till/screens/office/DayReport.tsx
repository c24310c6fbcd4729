import { Records } from '../../../../ui/Records.tsx';
import { meansOfPaying } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { collectedToday, takingsOf } from '../../steps/drawer.ts';
import { exact } from '../../steps/money.ts';
import { words } from '../../words/words.ts';

/** The day as the owner sees it: what every counter took, by means, and the VAT within. */
export function DayReport() {
  const { data, world, t, language, today, num, money } = useTill();
  const counters = [...data.counters, { id: undefined, name: words.total }];
  const collected = (by: 'cash' | 'bkash') =>
    `${t(words[by])} ${money(collectedToday(world, today, by))}`;
  return (
    <>
      <h3>{t(words.dayOfOwner)}</h3>
      <Records
        name={t(words.dayOfOwner)}
        rows={counters.map(({ id, name }) => ({ name, taken: takingsOf(world, today, id) }))}
        keyOf={(_, index) => index}
        columns={[
          [t(words.counter), ({ name }) => t(name)],
          [t(words.bills), ({ taken }) => num(taken.bills)],
          ...meansOfPaying.map(
            (means) => [t(words[means]), ({ taken }) => money(taken.by[means])] as const,
          ),
          [t(words.vatWithin), ({ taken }) => exact(taken.vat, language)],
          [t(words.total), ({ taken }) => money(taken.total)],
        ]}
      />
      <p>
        {t(words.duesCollected)} {collected('cash')}, {collected('bkash')}
      </p>
    </>
  );
}
