import { useSchool } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Parts } from '../Parts.tsx';
import { AbsentTeachers } from './AbsentTeachers.tsx';
import { DiaryDesk } from './DiaryDesk.tsx';
import { FeeDesk } from './FeeDesk.tsx';
import { Gate } from './Gate.tsx';
import { Register } from './Register.tsx';
import { Results } from './Results.tsx';
import { RoutineDesk } from './RoutineDesk.tsx';

/** The desks of the office. */
export function Office() {
  const { data, t } = useSchool();
  return (
    <Parts
      way="office"
      name={t(words.officeWays)}
      parts={[
        { id: 'results', name: words.results, view: <Results /> },
        { id: 'routine', name: words.routine, view: <RoutineDesk /> },
        { id: 'absent', name: words.absentTeachers, view: <AbsentTeachers /> },
        { id: 'register', name: words.register, view: <Register /> },
        { id: 'fees', name: words.fees, view: <FeeDesk /> },
        data.diary.length > 0 && { id: 'diary', name: words.diary, view: <DiaryDesk /> },
        data.pickup !== undefined && { id: 'gate', name: words.gate, view: <Gate /> },
      ]}
    />
  );
}
