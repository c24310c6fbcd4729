import { filled } from '../../../shell/words.ts';
import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { Who } from '../../../ui/Who.tsx';
import { dayInWords, dayOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { useTill } from '../engine.ts';
import { words } from '../words/words.ts';
import { useCounterId } from './AtCounter.tsx';
import styles from './TillHeader.module.css';

/** The name over the door, who stands at which counter, and the ways through the till. */
export function TillHeader() {
  const { data, translate, screen } = useTill();
  const at = useCounterId();
  const counter = data.counters.find((one) => one.id === at);
  const ways: readonly (readonly [string, string])[] = [
    ['counter', translate(words.counter)],
    ['receipts', translate(words.receipts)],
    ['shelves', translate(words.shelves)],
    ['customers', translate(data.customersName)],
    ...(data.customers.some(({ sites }) => sites.length > 0)
      ? [['challans', translate(words.challans)] as const]
      : []),
    ...(data.offers.length > 0 ? [['offers', translate(words.offers)] as const] : []),
    ['drawer', translate(words.drawer)],
  ];
  return (
    <Header className={styles.header} kind={data.arrangement}>
      <Home isSpelled={!data.logoHoldsName} />
      <p>
        {translate(data.place)}
        {counter && ` · ${translate(counter.name)} · ${translate(counter.cashier)}`}
        <Running />
        <Network />
      </p>
      <Who />
      <Ways name={translate(words.ways)} ways={ways} here={screen[0]} />
    </Header>
  );
}

/** The offers that run today, with their last day. */
function Running() {
  const { data, world, translate, language, today } = useTill();
  return world.offers
    .filter(({ from, to }) => from <= dayOf(today) && to >= dayOf(today))
    .map(({ id, percent, to }) => (
      <span key={id} data-of-today>
        {' · '}
        {translate(data.offers.find((offer) => offer.id === id)?.name ?? '')}{' '}
        {filled(translate(words.untilDay), {
          percent: numeral(percent, language),
          day: dayInWords(to, language),
        })}
      </span>
    ));
}

/** Says that the till goes on while the network is off. */
function Network() {
  const { translate, isOffline } = useTill();
  return <span role="status">{isOffline && ` · ${translate(words.offline)}`}</span>;
}
