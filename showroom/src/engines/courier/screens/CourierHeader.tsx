import { LogOut } from '../../../frame/LogOut.tsx';
import { screenHash } from '../../../runtime/hash.ts';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { Sign } from '../../../ui/Sign.tsx';
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
  const { data, translate, screen, brand, businessName } = useCourier();
  const [here = ''] = screen;
  return (
    <header className={styles.header} data-way={data.way.kind}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {!brand && <b aria-hidden="true">{businessName}</b>}
      </a>
      <nav className={styles.ways} aria-label={translate(words.ways)}>
        {ways[data.way.kind].map(([way, name]) => (
          <a
            key={way}
            href={way === '' ? screenHash() : screenHash(way)}
            aria-current={here === way ? 'page' : undefined}
          >
            {translate(words[name])}
          </a>
        ))}
      </nav>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
    </header>
  );
}
