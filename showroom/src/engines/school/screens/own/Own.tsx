import type { ComponentType } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { named, type SchoolData, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from '../Ways.module.css';
import { Diary } from './Diary.tsx';
import { OwnAttendance } from './OwnAttendance.tsx';
import { OwnFees } from './OwnFees.tsx';
import { OwnResults } from './OwnResults.tsx';
import { OwnRoutine } from './OwnRoutine.tsx';

type Page = {
  readonly id: string;
  readonly name: (typeof words)[keyof typeof words];
  readonly View: ComponentType<{ student: Student }>;
  readonly isIn?: (data: SchoolData) => boolean;
};

const pages: readonly Page[] = [
  { id: 'diary', name: words.diary, View: Diary, isIn: ({ diary }) => diary.length > 0 },
  { id: 'results', name: words.results, View: OwnResults },
  { id: 'routine', name: words.routine, View: OwnRoutine },
  { id: 'attendance', name: words.register, View: OwnAttendance },
  { id: 'fees', name: words.fees, View: OwnFees },
];

/** What the student of the login sees, and nobody else's. */
export function Own() {
  const { data, screen, t } = useSchool();
  const student = named(data.students, data.login);
  const open = pages.filter(({ isIn }) => isIn?.(data) ?? true);
  const page = open.find(({ id }) => id === screen[1]) ?? open[0];
  if (!student || !page) return null;
  return (
    <>
      <nav className={styles.ways} aria-label={t(words.ownWays)}>
        {open.map(({ id, name }) => (
          <a
            key={id}
            href={screenHash('own', id)}
            aria-current={id === page.id ? 'page' : undefined}
          >
            {t(name)}
          </a>
        ))}
      </nav>
      <page.View student={student} />
    </>
  );
}
