import type { OpenedDemo } from '../../demo/opened.ts';
import { LogIn } from '../../frame/LogIn.tsx';
import type { SchoolData } from './data.ts';
import { SchoolProvider, useSchool } from './engine.ts';
import { Front } from './Front.tsx';
import { Office } from './office/Office.tsx';
import { Own } from './own/Own.tsx';
import styles from './SchoolDemo.module.css';
import { SchoolHeader } from './SchoolHeader.tsx';

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
