import type { OpenedDemo } from '../../demo/opened.ts';
import { LogIn } from '../../frame/LogIn.tsx';
import styles from './Demo.module.css';
import type { SchoolData } from './data.ts';
import { SchoolProvider, useSchool } from './engine.ts';
import { Front } from './screens/Front.tsx';
import { Office } from './screens/office/Office.tsx';
import { Own } from './screens/own/Own.tsx';
import { SchoolHeader } from './screens/SchoolHeader.tsx';

/** A school: its notice board, the office behind it, and what one student sees. */
export function SchoolDemo(opened: OpenedDemo<SchoolData>) {
  return (
    <SchoolProvider opened={opened}>
      <SchoolHeader />
      <main className={styles.main}>
        <Screen />
      </main>
    </SchoolProvider>
  );
}

function Screen() {
  const { screen, login } = useSchool();
  const [part] = screen;
  if (part === 'office') return login?.role === 'Admin' ? <Office /> : <LogIn roles={['Admin']} />;
  if (part === 'own') return login?.role === 'Student' ? <Own /> : <LogIn roles={['Student']} />;
  return <Front />;
}
