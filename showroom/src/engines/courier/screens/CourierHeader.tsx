import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { Who } from '../../../ui/Who.tsx';
import { useCourier } from '../engine.ts';
import { words } from '../words.ts';
import styles from './CourierHeader.module.css';

/** The screens of each kind of courier besides the first one. */
const ways = {
  door: ['parcels', 'payouts', 'office', 'rider'],
  counter: ['book', 'parcels', 'lorries', 'rider', 'counters'],
} as const;

/** The name over the door and the ways to each side of a parcel. */
export function CourierHeader() {
  const { data, t, screen, isDoor } = useCourier();
  const { kind } = data.way;
  const nameOf = (way: (typeof ways)[typeof kind][number]) =>
    t(way === 'rider' && !isDoor ? words.handOverWay : words[way]);
  return (
    <Header className={styles.header} kind={kind}>
      <Home />
      <Ways
        name={t(words.ways)}
        ways={[['', t(words.track)], ...ways[kind].map((way) => [way, nameOf(way)] as const)]}
        here={screen[0]}
      />
      <Who />
    </Header>
  );
}
