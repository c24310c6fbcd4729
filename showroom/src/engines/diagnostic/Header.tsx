import { LogOut } from '../../frame/LogIn.tsx';
import { screenHash } from '../../room/hash.ts';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { Sign } from '../../ui/Sign.tsx';
import styles from './Header.module.css';
import { useDiagnostic } from './room.ts';
import { words } from './words.ts';

/** The name over the door and the ways through the centre. */
export function Header() {
  const { data, say, screen, brand, businessName } = useDiagnostic();
  const [here] = screen;
  const isLaboratoryFirst = data.opensAt === 'laboratory';
  const reception = ['reception', say(words.reception)] as const;
  const laboratory = ['samples', say(words.laboratory)] as const;
  const ways = [
    ...(isLaboratoryFirst ? [laboratory] : [reception]),
    ['bill', say(words.bill)] as const,
    ...(isLaboratoryFirst ? [] : [laboratory]),
    ['delivery', say(words.delivery)] as const,
  ];
  const first = ways[0]?.[0];
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {!brand && <b aria-hidden="true">{businessName}</b>}
      </a>
      <p className={styles.place}>{say(data.place)}</p>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
      <nav className={styles.ways} aria-label={say(words.ways)}>
        {ways.map(([way, name]) => (
          <a
            key={way}
            href={screenHash(way)}
            aria-current={(here ?? first) === way ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
