import { lazy } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { LaterScreen } from '../../ui/LaterScreen.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { SchoolData } from './data.ts';
import { SchoolProvider, useSchool } from './engine.ts';
import { Front } from './screens/Front.tsx';
import { SchoolHeader } from './screens/SchoolHeader.tsx';

const Office = lazy(() =>
  import('./screens/office/Office.tsx').then((part) => ({ default: part.Office })),
);
const Own = lazy(() => import('./screens/own/Own.tsx').then((part) => ({ default: part.Own })));

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
      <LaterScreen>
        <Screen />
      </LaterScreen>
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
