import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { itemOf } from '../../data.ts';
import { clearBill, setCustomer, setDiscount, setQuantity } from '../../steps/bill.ts';
import { paisaOf, total } from '../../steps/money.ts';
import { isAsked } from '../../steps/quantity.ts';
import { pointsFor } from '../../steps/sale.ts';
import { words } from '../../words/words.ts';
import { type Line, pointsOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Icon, NearDate } from '../Marks.tsx';
import styles from './BillPanel.module.css';
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
      <ol>
        {bill.lines.map((line) => (
          <BillLine key={line.item} line={line} desk={desk} />
        ))}
      </ol>
      <BuyerChoice />
      {bill.lines.length > 0 && <Discount />}
      <Sums rows={sums.map(([name, paisa]) => paisa !== 0 && [t(name), money(paisa)])} />
      <Row isApart gap={2} className={styles.total}>
        <Stack as="p" gap={0}>
          <b>{t(words.toPay)}</b>
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

/** A line of a bill, with more, less and off. */
function BillLine({ line, desk }: { line: Line; desk: Desk }) {
  const { data, t, act, num, nameOf, money, quantity, at, sum } = useCounter();
  const item = itemOf(data, line.item);
  const { good } = item;
  const name = nameOf(item);
  // More than one where some go at the price of an old receipt.
  const priced = sum.lines.filter((one) => one.item === line.item);
  const howMuch = quantity(line.quantity, good);
  const put = (thousandths: number) => act(setQuantity, at, line.item, thousandths);
  const key = (sign: string, label: string, press: () => void) => (
    <button type="button" aria-label={label} onClick={press}>
      {sign}
    </button>
  );
  return (
    <li className={styles.line}>
      {data.arrangement === 'paper' && <img {...item.picture} alt="" width="104" height="84" />}
      <Stack gap={1}>
        <b>{name}</b>
        <Row gap={1} className={styles.pieces}>
          {isAsked(good) && data.hasScale && <Icon of="scale" />}
          {priced.map((one) => `${quantity(one.quantity, good)} × ${money(one.price)}`).join(' + ')}
        </Row>
        <NearDate good={good} />
      </Stack>
      <strong>{money(total(priced.map(({ gross }) => gross)))}</strong>
      <Row gap={2} className={styles.steps}>
        {isAsked(good) ? (
          key(howMuch, `${howMuch}: ${t(words.remeasure)}, ${name}`, () => desk.ask(item))
        ) : (
          <>
            {key('−', `${t(words.oneLess)}: ${name}`, () => put(line.quantity - 1000))}
            <span>{num(line.quantity / 1000)}</span>
            {key('+', `${t(words.oneMore)}: ${name}`, () => put(line.quantity + 1000))}
          </>
        )}
        {key('×', `${t(words.takeOff)}: ${name}`, () => put(0))}
      </Row>
    </li>
  );
}

/** Whose bill it is: a member's points, or the price that a dealer pays. */
function BuyerChoice() {
  const { data, world, t, act, say, at, bill, customer, sum } = useCounter();
  const points = pointsOf(world, bill.customer);
  const customers = data.customers.map(({ id, name, phone }) => {
    return { value: id, label: `${t(name)} · ${phone}` };
  });
  return (
    <Row gap={2} className={styles.whose}>
      <Field
        label={t(data.customerName)}
        name="customer"
        value={bill.customer ?? ''}
        options={[{ value: '', label: t(words.anybody) }, ...customers]}
        onChange={(id) => act(setCustomer, at, id || null)}
      />
      {points !== undefined && (
        <Row as="p" gap={2}>
          <Icon of="points" />
          {say(words.pointsToday, { points, more: pointsFor(sum.total) })}
        </Row>
      )}
      {customer?.isDealer && <Row as="p">{t(words.dealerPrice)}</Row>}
    </Row>
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
