import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { instalmentsOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import styles from './InstalmentTable.module.css';

/** The cost of goods by the month with a bank card. */
export function InstalmentTable({ goods }: { goods: readonly Good[] }) {
  const { data, t, taka, num, say } = useShop();
  const { instalments } = data.checkout;
  if (!instalments) return null;
  const monthly = (good: Good, months: number) =>
    good.price < instalments.least ? '–' : taka(instalmentsOf(good.price, months)[0] ?? 0);
  return (
    <section
      className={styles.box}
      data-goes-on
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard, too
      tabIndex={0}
      aria-label={t(words.instalments)}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(words.instalments)}</th>
            {instalments.months.map((months) => (
              <th key={months} scope="col">
                {say(words.months, { count: num(months) })}
              </th>
            ))}
            <th scope="col">{t(words.inAll)}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((good) => (
            <tr key={good.id}>
              <th scope="row">{t(good.name)}</th>
              {instalments.months.map((months) => (
                <td key={months}>{monthly(good, months)}</td>
              ))}
              <td>{taka(good.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
