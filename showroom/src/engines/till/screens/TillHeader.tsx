import { LogOut } from '../../../frame/LogOut.tsx';
import { filled } from '../../../frame/words.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { Sign } from '../../../ui/Sign.tsx';
import { dayInWords, distanceOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { useTill } from '../engine.ts';
import { words } from '../words/words.ts';
import { useCounterId } from './AtCounter.tsx';
import styles from './TillHeader.module.css';

/** The name over the door, who stands at which counter, and the ways through the till. */
export function TillHeader() {
  const { data, translate, screen, brand, businessName } = useTill();
  const at = useCounterId();
  const counter = data.counters.find((one) => one.id === at);
  const here = screen[0] ?? 'counter';
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
    <header className={styles.header} data-arrangement={data.arrangement}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {!data.logoHoldsName && !brand && <b aria-hidden="true">{businessName}</b>}
      </a>
      <p className={styles.place}>
        {translate(data.place)}
        {counter && ` · ${translate(counter.name)} · ${translate(counter.cashier)}`}
        <Running />
        <Network />
      </p>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
      <nav className={styles.ways} aria-label={translate(words.ways)}>
        {ways.map(([way, name]) => (
          <a
            key={way}
            href={way === 'counter' ? screenHash() : screenHash(way)}
            aria-current={here === way ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}

/** The offers that run today, with their last day. */
function Running() {
  const { data, world, translate, language, today } = useTill();
  return world.offers
    .filter(({ from, to }) => distanceOf(from, today) <= 0 && distanceOf(to, today) >= 0)
    .map(({ id, percent, to }) => (
      <span key={id}>
        {' · '}
        {translate(data.offers.find((offer) => offer.id === id)?.name ?? '')}{' '}
        {filled(translate(words.untilDay), {
          percent: numeral(percent, language),
          day: dayInWords(to, today, language),
        })}
      </span>
    ));
}

/** Says that the till goes on while the network is off. */
function Network() {
  const { translate, isOffline } = useTill();
  return <span role="status">{isOffline && ` · ${translate(words.offline)}`}</span>;
}
