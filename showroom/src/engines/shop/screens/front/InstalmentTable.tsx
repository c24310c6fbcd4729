import { filled } from '../../../../shell/words.ts';
import { numeral, taka } from '../../../../words/taka.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { instalmentsOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import styles from './InstalmentTable.module.css';

/** The cost of goods by the month with a bank card. */
export function InstalmentTable({ goods }: { goods: readonly Good[] }) {
  const { data, translate, language } = useShop();
  const { instalments } = data.checkout;
  if (!instalments) return null;
  const monthly = (good: Good, months: number) =>
    good.price < instalments.least
      ? '–'
      : taka(instalmentsOf(good.price, months)[0] ?? 0, language);
  return (
    <section
      className={styles.box}
      data-goes-on
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard, too
      tabIndex={0}
      aria-label={translate(words.instalments)}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate(words.instalments)}</th>
            {instalments.months.map((months) => (
              <th key={months} scope="col">
                {filled(translate(words.months), { count: numeral(months, language) })}
              </th>
            ))}
            <th scope="col">{translate(words.inAll)}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((good) => (
            <tr key={good.id}>
              <th scope="row">{translate(good.name)}</th>
              {instalments.months.map((months) => (
                <td key={months}>{monthly(good, months)}</td>
              ))}
              <td>{taka(good.price, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
