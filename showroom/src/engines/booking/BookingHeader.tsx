import { screenHash } from '../../room/hash.ts';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { Sign } from '../../ui/Sign.tsx';
import styles from './BookingHeader.module.css';
import { useBooking } from './room.ts';
import { words } from './words.ts';

/** The name over the door and the ways through the site, the owner's last. */
export function BookingHeader() {
  const { data, say, screen, brand, businessName } = useBooking();
  const here = screen.join('/');
  const ways: readonly (readonly [string, string])[] = [
    ['', say(words.book)],
    ...data.pages.map(({ id, name }) => [`page/${id}`, say(name)] as const),
    ['mine', say(words.mine)],
    ['sheet', say(words.sheet)],
    ...(data.plan.kind === 'hours' ? [['hours', say(words.hours)] as const] : []),
  ];
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {!data.logoHoldsName && !brand && <b aria-hidden="true">{businessName}</b>}
      </a>
      <p className={styles.tagline}>{say(data.tagline)}</p>
      <LanguageChoice />
      <nav className={styles.ways} aria-label={say(words.ways)}>
        {ways.map(([way, name]) => (
          <a
            key={way}
            href={screenHash(...way.split('/').filter(Boolean))}
            aria-current={here === way ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
