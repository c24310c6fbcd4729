import { Button } from '../../../../ui/Button.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { useTill } from '../../engine.ts';
import { clearBill } from '../../steps/bill.ts';
import { money } from '../../steps/money.ts';
import { remainingOf } from '../../steps/payment.ts';
import type { Sum } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { BillLines } from './BillLines.tsx';
import styles from './BillPanel.module.css';
import { BuyerChoice } from './BuyerChoice.tsx';
import { Discount } from './Discount.tsx';

const parts = lazyComponents({
  exchange: lazyComponent(() => import('./ExchangePanel.tsx'), 'ExchangePanel'),
});

/** The bill of a counter, as it comes about. */
export function BillPanel({
  at,
  sum,
  remeasure,
  show,
}: {
  at: string;
  sum: Sum;
  remeasure: (item: string) => void;
  /** Brings the sizes of an item into view. */
  show: (item: string) => void;
}) {
  const { data, world, t, language, act, num, say } = useTill();
  const { bill } = counterOf(world, at);
  const isEmpty = bill.lines.length === 0 && bill.exchange === null;
  const pieces = bill.lines.reduce((count, { item, quantity }) => {
    const good = data.goods.find(({ id }) => id === item.split('/')[0]);
    return count + (good?.unit === 'piece' ? quantity / 1000 : 1);
  }, 0);
  return (
    <section
      className={styles.bill}
      data-arrangement={data.arrangement}
      aria-labelledby="bill-heading"
    >
      <div className={styles.heading}>
        <h3 id="bill-heading">
          {t(words.bill)} {data.receipts.prefix}
          {world.nextNumber}
        </h3>
        {!isEmpty && (
          <Button variant="text" onClick={() => act(clearBill, at)}>
            {t(bill.exchange === null ? words.clear : words.leaveExchange)}
          </Button>
        )}
      </div>
      {bill.exchange !== null && <parts.exchange at={at} bill={bill} show={show} />}
      {isEmpty && <p className={styles.empty}>{t(words.emptyBill)}</p>}
      <BillLines at={at} sum={sum} remeasure={remeasure} />
      <BuyerChoice at={at} sum={sum} />
      {bill.lines.length > 0 && <Discount at={at} bill={bill} given={sum.discount} />}
      <Sums sum={sum} />
      <div className={styles.total}>
        <p>
          <span>{t(words.toPay)}</span>
          <small>
            {say(pieces === 1 ? words.oneThing : words.things, {
              count: num(pieces),
            })}{' '}
            · {t(words.vatInPrice)}
            {data.bin && ` · ${t(words.mushak)}`}
          </small>
        </p>
        <output>{money(remainingOf(sum, bill), language)}</output>
      </div>
    </section>
  );
}

/** What stands between the goods and what is to pay. */
function Sums({ sum }: { sum: Sum }) {
  const { t, language } = useTill();
  const rows = [
    [words.offerOff, -sum.offers],
    [words.discountOff, -sum.discount],
    [words.lorry, sum.lorry],
    [words.returned, -sum.returned],
    [words.rounding, sum.rounding],
    [words.vatWithin, sum.vat],
  ] as const;
  return (
    <dl className={styles.sums}>
      {rows.map(
        ([name, amount]) =>
          amount !== 0 && (
            <div key={name.en}>
              <dt>{t(name)}</dt>
              <dd>{money(amount, language)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
