import type { OpenedDemo } from '../../demo/opened.ts';
import { LogIn } from '../../frame/LogIn.tsx';
import styles from './Demo.module.css';
import { DiagnosticProvider, useDiagnostic } from './engine.ts';
import { BillForm } from './screens/BillForm.tsx';
import { BillPage } from './screens/BillPage.tsx';
import { Delivery } from './screens/Delivery.tsx';
import { Header } from './screens/Header.tsx';
import { Labels } from './screens/Labels.tsx';
import { Laboratory } from './screens/Laboratory.tsx';
import { Reception } from './screens/Reception.tsx';
import { Report } from './screens/Report.tsx';
import { role } from './staff-role.ts';
import { billOf, type DiagnosticData } from './world.ts';

/** A diagnostic centre: reception, laboratory, and the report that a patient opens. */
export function DiagnosticDemo(opened: OpenedDemo<DiagnosticData>) {
  return (
    <DiagnosticProvider opened={opened}>
      <Header />
      <main className={styles.main}>
        {opened.data.backdrop && (
          <img className={styles.backdrop} src={opened.data.backdrop} alt="" />
        )}
        <Screen />
      </main>
    </DiagnosticProvider>
  );
}

function Screen() {
  const { screen, data, world, login } = useDiagnostic();
  const [name, id, serial] = screen;
  const bill = billOf(world, Number(id));
  if (name === 'bill') return <BillForm key={`${id} ${serial}`} doctor={id} serial={serial} />;
  if (name === 'bills' && bill) return <BillPage bill={bill} />;
  if (name === 'labels' && bill) return <Labels bill={bill} />;
  if (name === 'report') return <Report code={id ?? ''} />;
  if (name === 'delivery') return login?.role === role ? <Delivery /> : <LogIn roles={[role]} />;
  if (name === 'samples') return <Laboratory number={Number(id)} />;
  if (name === 'reception' && data.doctors.length > 0) return <Reception />;
  return data.opensAt === 'reception' ? <Reception /> : <Laboratory number={undefined} />;
}
