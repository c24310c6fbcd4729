import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { useBooking } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './BookingHeader.module.css';

/** The name over the door and the ways through the site, the owner's last. */
export function BookingHeader() {
  const { data, translate, screen } = useBooking();
  const ways: readonly (readonly [string, string])[] = [
    ['', translate(words.book)],
    ...data.pages.map(({ id, name }) => [`page/${id}`, translate(name)] as const),
    ['mine', translate(words.mine)],
    ['sheet', translate(words.sheet)],
    ...(data.plan.kind === 'hours' ? [['hours', translate(words.hours)] as const] : []),
  ];
  return (
    <Header className={styles.header}>
      <Home isSpelled={!data.logoHoldsName} />
      <p>{translate(data.tagline)}</p>
      <LanguageChoice />
      <Ways name={translate(words.ways)} ways={ways} here={screen.join('/')} />
    </Header>
  );
}
