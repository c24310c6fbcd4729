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
  return (
    <Stage screen={screen.join('/')} className={styles.main}>
      <Screen />
    </Stage>
  );
}

function Screen() {
  const { screen } = useSchool();
  const [part] = screen;
  if (part === 'office') {
    return (
      <Guarded roles={['Admin']}>
        <Office />
      </Guarded>
    );
  }
  if (part === 'own') {
    return (
      <Guarded roles={['Student']}>
        <Own />
      </Guarded>
    );
  }
  return <Front />;
}
