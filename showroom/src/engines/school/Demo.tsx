import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { SchoolData } from './data.ts';
import { SchoolProvider, useSchool } from './engine.ts';
import { Front } from './screens/Front.tsx';
import { SchoolHeader } from './screens/SchoolHeader.tsx';

/** The screens behind a login, with the role that it takes. */
const inner = {
  office: ['Admin', later(() => import('./screens/office/Office.tsx'), 'Office')],
  own: ['Student', later(() => import('./screens/own/Own.tsx'), 'Own')],
} as const;

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
  const [part = ''] = screen;
  const [role, Inner] = part === 'office' || part === 'own' ? inner[part] : [];
  return (
    <Stage screen={screen.join('/')} className={styles.main}>
      {Inner ? (
        <Guarded roles={[role]}>
          <Inner />
        </Guarded>
      ) : (
        <Front />
      )}
    </Stage>
  );
}
