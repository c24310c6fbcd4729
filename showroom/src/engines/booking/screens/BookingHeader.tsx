import { screenHash } from '../../../runtime/hash.ts';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { Sign } from '../../../ui/Sign.tsx';
import { useBooking } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './BookingHeader.module.css';

/** The name over the door and the ways through the site, the owner's last. */
export function BookingHeader() {
  const { data, translate, screen, brand, businessName } = useBooking();
  const here = screen.join('/');
  const ways: readonly (readonly [string, string])[] = [
    ['', translate(words.book)],
    ...data.pages.map(({ id, name }) => [`page/${id}`, translate(name)] as const),
    ['mine', translate(words.mine)],
    ['sheet', translate(words.sheet)],
    ...(data.plan.kind === 'hours' ? [['hours', translate(words.hours)] as const] : []),
  ];
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {!data.logoHoldsName && !brand && <b aria-hidden="true">{businessName}</b>}
      </a>
      <p className={styles.tagline}>{translate(data.tagline)}</p>
      <LanguageChoice />
      <nav className={styles.ways} aria-label={translate(words.ways)}>
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
