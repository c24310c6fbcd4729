import { Button } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { itemOf } from '../../data.ts';
import { clearBill } from '../../steps/bill.ts';
import { total } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { useCounter } from '../AtCounter.tsx';
import { BillLines } from './BillLines.tsx';
import styles from './BillPanel.module.css';
import { BuyerChoice } from './BuyerChoice.tsx';
import { Discount } from './Discount.tsx';
import type { Desk } from './useDesk.ts';

const parts = lazyComponents({
  exchange: lazyComponent(() => import('./ExchangePanel.tsx'), 'ExchangePanel'),
});

/** The bill of a counter, as it comes about. */
export function BillPanel({ desk }: { desk: Desk }) {
  const { data, world, t, act, say, money, at, bill, sum, remaining } = useCounter();
  const isEmpty = bill.lines.length === 0 && bill.exchange === null;
  const pieces = bill.lines.map(({ item, quantity }) =>
    itemOf(data, item).good.unit === 'piece' ? quantity / 1000 : 1,
  );
  const count = total(pieces);
  // What stands between the goods and what is to pay.
  const sums = [
    [words.offerOff, -sum.offers],
    [words.discountOff, -sum.discount],
    [words.lorry, sum.lorry],
    [words.returned, -sum.returned],
    [words.rounding, sum.rounding],
    [words.vatWithin, sum.vat],
  ] as const;
  return (
    <section className={styles.bill} aria-labelledby="bill-heading">
      <Row isApart gap={2}>
        <h3 id="bill-heading">
          {t(words.bill)} {data.receipts.prefix}
          {world.nextNumber}
        </h3>
        {!isEmpty && (
          <Button variant="text" onClick={() => act(clearBill, at)}>
            {t(bill.exchange === null ? words.clear : words.leaveExchange)}
          </Button>
        )}
      </Row>
      {bill.exchange !== null && <parts.exchange desk={desk} />}
      {isEmpty && <p>{t(words.emptyBill)}</p>}
      <BillLines remeasure={desk.ask} />
      <BuyerChoice />
      {bill.lines.length > 0 && <Discount />}
      <Sums rows={sums.map(([name, paisa]) => paisa !== 0 && [t(name), money(paisa)])} />
      <Row isApart gap={2} className={styles.total}>
        <Stack as="p" gap={0}>
          <span>{t(words.toPay)}</span>
          <small>
            {say(count === 1 ? words.oneThing : words.things, { count })} · {t(words.vatInPrice)}
            {data.bin && ` · ${t(words.mushak)}`}
          </small>
        </Stack>
        <output>{money(remaining)}</output>
      </Row>
    </section>
  );
}
