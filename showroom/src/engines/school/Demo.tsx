import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { SchoolData } from './data.ts';
import { SchoolProvider, useSchool } from './engine.ts';
import { Front } from './screens/Front.tsx';
import { SchoolHeader } from './screens/SchoolHeader.tsx';

const Office = later(() => import('./screens/office/Office.tsx'), 'Office');
const Own = later(() => import('./screens/own/Own.tsx'), 'Own');

/** A school: its notice board, the office behind it, and what one student sees. */
export function SchoolDemo(opened: OpenedDemo<SchoolData>) {
  return (
    <SchoolProvider opened={opened}>
      <SchoolHeader />
      <Main />
    </SchoolProvider>
  );
}

function Main() {
  const { screen } = useSchool();
  const [part] = screen;
  return (
    <Stage className={styles.main}>
      {part === 'office' ? (
        <Guarded roles={['Admin']}>
          <Office />
        </Guarded>
      ) : part === 'own' ? (
        <Guarded roles={['Student']}>
          <Own />
        </Guarded>
      ) : (
        <Front />
      )}
    </Stage>
  );
}
