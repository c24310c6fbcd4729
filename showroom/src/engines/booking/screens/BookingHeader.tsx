import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { useBooking } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './BookingHeader.module.css';

/** The name over the door and the ways through the site, the owner's last. */
export function BookingHeader() {
  const { data, t, screen } = useBooking();
  const ways: readonly (readonly [string, string])[] = [
    ['', t(words.book)],
    ...data.pages.map(({ id, name }) => [`page/${id}`, t(name)] as const),
    ['mine', t(words.mine)],
    ['sheet', t(words.sheet)],
    ...(data.plan.kind === 'hours' ? [['hours', t(words.hours)] as const] : []),
  ];
  return (
    <Header className={styles.header}>
      <Home isSpelled={!data.logoHoldsName} />
      <p>{t(data.tagline)}</p>
      <LanguageChoice />
      <Ways name={t(words.ways)} ways={ways} here={screen.join('/')} />
    </Header>
  );
}
