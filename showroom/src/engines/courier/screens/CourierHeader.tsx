import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { Who } from '../../../ui/Who.tsx';
import type { Way } from '../data.ts';
import { useCourier } from '../engine.ts';
import { words } from '../words.ts';
import styles from './CourierHeader.module.css';

/** The screens of each kind of courier, with the role that works there. */
const ways = {
  door: [
    ['', 'track'],
    ['parcels', 'parcels'],
    ['payouts', 'payouts'],
    ['office', 'office'],
    ['rider', 'rider'],
  ],
  counter: [
    ['', 'track'],
    ['book', 'book'],
    ['parcels', 'parcels'],
    ['lorries', 'lorries'],
    ['rider', 'handOverWay'],
    ['counters', 'counters'],
  ],
} as const satisfies Record<Way['kind'], readonly (readonly [string, keyof typeof words])[]>;

/** The name over the door and the ways to each side of a parcel. */
export function CourierHeader() {
  const { data, t, screen } = useCourier();
  const { kind } = data.way;
  return (
    <Header className={styles.header} kind={kind}>
      <Home />
      <Ways
        name={t(words.ways)}
        ways={ways[kind].map(([way, name]) => [way, t(words[name])])}
        here={screen[0]}
      />
      <Who />
    </Header>
  );
}
