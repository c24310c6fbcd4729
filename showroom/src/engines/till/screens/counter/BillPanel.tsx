import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { itemOf } from '../../data.ts';
import { clearBill, setCustomer, setDiscount } from '../../steps/bill.ts';
import { paisaOf, total } from '../../steps/money.ts';
import { pointsFor } from '../../steps/sale.ts';
import { words } from '../../words/words.ts';
import { pointsOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Icon } from '../Icon.tsx';
import { BillLines } from './BillLines.tsx';
import styles from './BillPanel.module.css';
import { InstantChoice } from './InstantChoice.tsx';
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

/** Whose bill it is: a member's points, or the price that a dealer pays. */
function BuyerChoice() {
  const { data, world, t, act, say, at, bill, customer, sum } = useCounter();
  const points = pointsOf(world, bill.customer);
  return (
    <Stack gap={2} className={styles.whose}>
      <InstantChoice
        label={t(data.customerName)}
        value={bill.customer}
        none={t(words.anybody)}
        options={data.customers.map(({ id, name, phone }) => [id, `${t(name)} · ${phone}`])}
        choose={(id) => act(setCustomer, at, id)}
      />
      {points !== undefined && (
        <Row as="p" gap={2}>
          <Icon of="points" />
          {say(words.pointsToday, { points, more: pointsFor(sum.total) })}
        </Row>
      )}
      {customer?.isDealer && <Row as="p">{t(words.dealerPrice)}</Row>}
    </Stack>
  );
}

/** Takes a percentage or an amount off the whole bill. */
function Discount() {
  const { data, t, act, num, say, money, at, bill, sum } = useCounter();
  const { value, isPercent } = bill.discount;
  const isCapped = !isPercent && sum.discount < paisaOf(value);
  const cap = { most: data.mostDiscount, amount: money(sum.discount) };
  return (
    <details className={styles.discount} open={value > 0 || undefined}>
      <summary>{t(words.discount)}</summary>
      <Entry send={(typed) => act(setDiscount, at, String(typed.get('discount')))}>
        <Field
          key={`${value}${isPercent}`}
          label={t(words.discountLabel)}
          name="discount"
          hint={isCapped ? say(words.discountCapped, cap) : undefined}
          initial={value === 0 ? '' : `${num(value, 2)}${isPercent ? '%' : ''}`}
        />
        <Button type="submit" variant="quiet">
          {t(words.give)}
        </Button>
      </Entry>
    </details>
  );
}
