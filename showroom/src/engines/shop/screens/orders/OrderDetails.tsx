import type { ReactNode } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { AskFirst } from '../../../../ui/AskFirst.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { genitive } from '../../../../words/genitive.ts';
import { useShop } from '../../engine.ts';
import { setState } from '../../steps/order-states.ts';
import { instalmentsOf, restOf, totalOf } from '../../steps/prices.ts';
import { serialsOf } from '../../steps/warranty.ts';
import { words } from '../../words/words.ts';
import { type Order, type OrderLine, states } from '../../world.ts';
import styles from './orders.module.css';

/**
 * When an order was made, when it comes, how it is paid; what it holds, what it costs, what of it is paid.
 * @param children stand between the two
 */
export function OrderDetails({ order, children }: { order: Order; children?: ReactNode }) {
  const { t, date, taka, say, nameOf, lineInWords, chosenInWords, dueInWords } = useShop();
  const { months: count } = order;
  const amount = taka(instalmentsOf(totalOf(order), count ?? 1)[0] ?? 0);
  const due = dueInWords(order);
  const facts = [
    date(order.day, 'year'),
    t(words[order.payment]),
    count !== null && `${say(words.months, { count })}, ${say(words.aMonth, { amount })}`,
    due && `${t(order.slot === null ? words.deliveryDay : words.slot)}: ${due}`,
  ];
  const nameIn = ({ good, instead }: OrderLine) => {
    const missing = nameOf(good);
    if (instead === null) return missing;
    return say(words.instead, { good: nameOf(instead), missing, whose: genitive(missing) });
  };
  return (
    <>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {children}
      <Sums
        className={styles.lines}
        rows={[
          ...order.lines.map(
            (line) =>
              [
                <>
                  <a href={screenHash('goods', line.good)}>{lineInWords(line, nameIn(line))}</a>
                  <small>{chosenInWords(line)}</small>
                </>,
                taka(line.price * line.count),
              ] as const,
          ),
          [t(words.delivery), taka(order.delivery)],
          [t(words.total), taka(totalOf(order)), 'sum'],
          [t(words.paid), taka(order.paid)],
          [t(words.due), taka(restOf(order))],
        ]}
      />
      <Serials order={order} />
    </>
  );
}

/** The serial numbers of what an order brings; once it has come, each leads to its warranty. */
function Serials({ order }: { order: Order }) {
  const { data, t, nameOf } = useShop();
  const pieces = serialsOf(data, order);
  if (order.state === 'cancelled' || pieces.length === 0) return null;
  const hasCome = order.state === 'delivered';
  return (
    <ul className={styles.serials} aria-label={t(words.serials)}>
      {pieces.map(({ serial, good }) => (
        <li key={serial}>
          {nameOf(good)}:{' '}
          {hasCome ? (
            <a href={screenHash('warranty', serial)}>
              {t(words.warranty)} {serial}
            </a>
          ) : (
            serial
          )}
        </li>
      ))}
      {!hasCome && <li>{t(words.fromDelivery)}</li>}
    </ul>
  );
}

/** How far an order has come. */
export function OrderStates({ order }: { order: Order }) {
  const { taka, say, stateInWords } = useShop();
  if (order.state === 'cancelled') {
    return (
      <p>
        <b>{stateInWords('cancelled')}</b>{' '}
        {order.paid > 0 && say(words.moneyBack, { amount: taka(order.paid) })}
      </p>
    );
  }
  const at = states.indexOf(order.state);
  return (
    <Row as="ol" gap={2} className={styles.states}>
      {states.map((state, index) => (
        <li
          key={state}
          data-reached={index <= at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {stateInWords(state)}
        </li>
      ))}
    </Row>
  );
}

/** Cancels an order after a question. @param isNamed whether screen readers hear which one it is */
export function CancelOrder({ order, isNamed = false }: { order: Order; isNamed?: boolean }) {
  const { t, say, act } = useShop();
  const number = { number: String(order.number) };
  return (
    <AskFirst
      name={t(words.cancel)}
      {...(isNamed && { label: `${t(words.cancel)}: ${say(words.number, number)}` })}
      variant="text"
      question={say(words.cancelAsk, number)}
      onYes={() => act(setState, order.number, 'cancelled')}
    />
  );
}
