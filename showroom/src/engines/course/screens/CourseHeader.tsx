import { screenHash } from '../../../runtime/hash.ts';
import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { Who } from '../../../ui/Who.tsx';
import { useCourses } from '../engine.ts';
import { words } from '../words.ts';
import styles from './CourseHeader.module.css';

/** The name over the door and the ways through the courses. */
export function CourseHeader() {
  const { t, screen, login } = useCourses();
  const [here = ''] = screen;
  const ways = [
    ['', 'courses'],
    ['tests', 'tests'],
    ['teachers', 'teachers'],
    ['check', 'certificates'],
    ['admin', 'admin'],
  ] as const;
  return (
    <Header className={styles.header}>
      <Home isSpelled={false} />
      <Ways
        name={t(words.ways)}
        ways={ways.map(([way, name]) => [way, t(words[name])])}
        here={here}
      >
        <a
          href={screenHash('mine')}
          className={styles.mine}
          aria-current={here === 'mine' ? 'page' : undefined}
        >
          {t(login ? words.mine : words.logIn)}
        </a>
      </Ways>
      <Who />
    </Header>
  );
}
