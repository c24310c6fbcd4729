import type { ComponentType } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import type { SchoolData } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from '../Ways.module.css';
import { AbsentTeachers } from './AbsentTeachers.tsx';
import { DiaryDesk } from './DiaryDesk.tsx';
import { FeeDesk } from './FeeDesk.tsx';
import { Gate } from './Gate.tsx';
import { Register } from './Register.tsx';
import { Results } from './Results.tsx';
import { RoutineDesk } from './RoutineDesk.tsx';

type Desk = {
  readonly id: string;
  readonly name: (typeof words)[keyof typeof words];
  readonly View: ComponentType;
  readonly isIn?: (data: SchoolData) => boolean;
};

const hasDiary = ({ diary }: SchoolData) => diary.length > 0;

const desks: readonly Desk[] = [
  { id: 'results', name: words.results, View: Results },
  { id: 'routine', name: words.routine, View: RoutineDesk },
  { id: 'absent', name: words.absentTeachers, View: AbsentTeachers },
  { id: 'register', name: words.register, View: Register },
  { id: 'fees', name: words.fees, View: FeeDesk },
  { id: 'diary', name: words.diary, View: DiaryDesk, isIn: hasDiary },
  { id: 'gate', name: words.gate, View: Gate, isIn: ({ pickup }) => pickup !== undefined },
];

/** The desks of the office, one at a time. */
export function Office() {
  const { data, screen, t } = useSchool();
  const open = desks.filter(({ isIn }) => isIn?.(data) ?? true);
  const desk = open.find(({ id }) => id === screen[1]) ?? open[0];
  if (!desk) return null;
  return (
    <>
      <nav className={styles.ways} aria-label={t(words.officeWays)}>
        {open.map(({ id, name }) => (
          <a
            key={id}
            href={screenHash('office', id)}
            aria-current={id === desk.id ? 'page' : undefined}
          >
            {t(name)}
          </a>
        ))}
      </nav>
      <desk.View />
    </>
  );
}
