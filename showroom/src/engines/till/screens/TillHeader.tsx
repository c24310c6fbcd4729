import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { Who } from '../../../ui/Who.tsx';
import { dayOf } from '../../../words/days.ts';
import { words } from '../words/words.ts';
import { useCounter } from './AtCounter.tsx';
import styles from './TillHeader.module.css';

/** The name over the door, who stands at which counter, the offers that run today, and the ways through the till. */
export function TillHeader() {
  const { data, world, t, say, date, today, screen, at, isOffline } = useCounter();
  const running = world.offers.filter(({ from, to }) => from <= dayOf(today) && to >= dayOf(today));
  const counter = data.counters.find((one) => one.id === at);
  const hasSites = data.customers.some(({ sites }) => sites.length > 0);
  const ways: readonly (readonly [string, string])[] = [
    ['counter', t(words.counter)],
    ['receipts', t(words.receipts)],
    ['shelves', t(words.shelves)],
    ['customers', t(data.customersName)],
    ...(hasSites ? [['challans', t(words.challans)] as const] : []),
    ...(data.offers.length > 0 ? [['offers', t(words.offers)] as const] : []),
    ['drawer', t(words.drawer)],
  ];
  return (
    <Header className={styles.header} kind={data.arrangement}>
      <Home isSpelled={!data.logoHoldsName} />
      <p>
        {t(data.place)}
        {counter && ` · ${t(counter.name)} · ${t(counter.cashier)}`}
        {running.map(({ id, percent, to }) => (
          <span key={id} data-of-today>
            {' · '}
            {t(data.offers.find((offer) => offer.id === id)?.name ?? '')}{' '}
            {say(words.untilDay, { percent, day: date(to) })}
          </span>
        ))}
        <span role="status">{isOffline && ` · ${t(words.offline)}`}</span>
      </p>
      <Who />
      <Ways name={t(words.ways)} ways={ways} here={screen[0]} />
    </Header>
  );
}
