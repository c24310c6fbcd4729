import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { printedTaka } from '@nokshi/prices/taka.ts';
import type { SumName, TillView } from '../../content/till-view.ts';
import { textNode } from '../../ui/text-node.tsx';
import styles from './Receipt.module.css';
import type { sumsOf } from './sale.ts';

/** The paper roll: each good and each sum in two languages, where the site has them. */
export function Receipt({
  view: { labels, language, second, sums: words },
  sums: { receipt, total, vat, due, change },
  cash,
}: {
  view: TillView;
  sums: ReturnType<typeof sumsOf<TillView['goods'][number]>>;
  cash: number;
}) {
  return (
    <table className={styles.receipt}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{textNode(labels.item)}</th>
          <th scope="col">{textNode(labels.count)}</th>
          <th scope="col">{textNode(labels.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.map(({ good, count, amount }) => (
          <tr key={good.id} className={styles.line}>
            <th scope="row">
              {textNode(good.name)} {second && <span lang={second}>{good.secondName}</span>}
            </th>
            {/* In one piece: a translated page forgets which of several texts was which. */}
            <td>{`${numberIn(language, count)} × ${printedTaka(good.price, language)}`}</td>
            <td>{printedTaka(amount, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot aria-live="polite" aria-atomic="true">
        <Sum
          name="total"
          words={words.total}
          amount={printedTaka(total, language)}
          second={second}
        />
        <tr className={styles.vat}>
          <th scope="row" colSpan={2}>
            {textNode(labels.vat)}
          </th>
          <td>{printedTaka(vat, language)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {textNode(labels.cash)}
          </th>
          <td>{printedTaka(cash, language)}</td>
        </tr>
        {due > 0 || cash === 0 ? (
          <Sum
            key="due"
            name="due"
            words={words.due}
            amount={printedTaka(due, language)}
            second={second}
          />
        ) : (
          // Another row, not the same with other words, which a translated page would not take over.
          <Sum
            key="change"
            name="change"
            words={words.change}
            amount={printedTaka(change, language)}
            second={second}
          />
        )}
      </tfoot>
    </table>
  );
}

function Sum({
  name,
  words,
  amount,
  second,
}: {
  name: SumName;
  words: TillView['sums'][SumName];
  amount: string;
  second: Language | undefined;
}) {
  return (
    <tr className={styles[name]}>
      <th scope="row" colSpan={2}>
        {textNode(words.label)} {second && <span lang={second}>{words.second}</span>}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
