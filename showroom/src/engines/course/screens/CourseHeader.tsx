import { LogOut } from '../../../frame/LogOut.tsx';
import { screenHash } from '../../../runtime/hash.ts';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { Sign } from '../../../ui/Sign.tsx';
import { useCourses } from '../engine.ts';
import { words } from '../words.ts';
import styles from './CourseHeader.module.css';

/** The name over the door and the ways through the courses. */
export function CourseHeader() {
  const { translate, screen, login } = useCourses();
  const [here = ''] = screen;
  const ways = [
    ['', 'courses'],
    ['tests', 'tests'],
    ['teachers', 'teachers'],
    ['check', 'certificates'],
    ['admin', 'admin'],
  ] as const;
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
      </a>
      <nav className={styles.ways} aria-label={translate(words.ways)}>
        {ways.map(([way, name]) => (
          <a
            key={way}
            href={way === '' ? screenHash() : screenHash(way)}
            aria-current={here === way ? 'page' : undefined}
          >
            {translate(words[name])}
          </a>
        ))}
        <a
          href={screenHash('mine')}
          className={styles.mine}
          aria-current={here === 'mine' ? 'page' : undefined}
        >
          {translate(login ? words.mine : words.logIn)}
        </a>
      </nav>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
    </header>
  );
}
