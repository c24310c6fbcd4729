import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Who } from '../../../ui/Who.tsx';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './SchoolHeader.module.css';

/** The name over the door and the ways through the school. */
export function SchoolHeader() {
  const { data, t, screen, brand, businessName } = useSchool();
  const ways = [
    ['', t(words.home)],
    ['office', t(words.office)],
    ['own', t(data.ownName)],
  ] as const;
  return (
    <Header className={styles.header}>
      <Home isSpelled={false}>
        <Stack as="span" gap={0} className={styles.name} aria-hidden="true">
          {data.logo && !data.logoHoldsName && !brand && <b>{businessName}</b>}
          <small>{t(data.place)}</small>
        </Stack>
      </Home>
      <Who />
      <Ways name={t(words.ways)} ways={ways} here={screen[0]} />
    </Header>
  );
}
