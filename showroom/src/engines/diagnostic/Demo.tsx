import { lazy } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { LaterScreen } from '../../ui/LaterScreen.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import { type DiagnosticData, role } from './data.ts';
import { DiagnosticProvider, useDiagnostic } from './engine.ts';
import { BillForm } from './screens/BillForm.tsx';
import { BillPage } from './screens/BillPage.tsx';
import { Header } from './screens/Header.tsx';
import { Labels } from './screens/Labels.tsx';
import { Laboratory } from './screens/Laboratory.tsx';
import { Reception } from './screens/Reception.tsx';
import { Report } from './screens/Report.tsx';
import { billOf } from './world.ts';

const Delivery = lazy(() =>
  import('./screens/Delivery.tsx').then((part) => ({ default: part.Delivery })),
);
const DayEnd = lazy(() =>
  import('./screens/DayEnd.tsx').then((part) => ({ default: part.DayEnd })),
);

/** A diagnostic centre: reception, laboratory, and the report that a patient opens. */
export function DiagnosticDemo(opened: OpenedDemo<DiagnosticData>) {
  return (
    <DiagnosticProvider opened={opened}>
      <Header />
      <Main />
    </DiagnosticProvider>
  );
}

function Main() {
  const { data, screen } = useDiagnostic();
  return (
    <Stage screen={screen.join('/')} className={styles.main}>
      {data.backdrop && <img className={styles.backdrop} src={data.backdrop} alt="" />}
      <LaterScreen>
        <Screen />
      </LaterScreen>
    </Stage>
  );
}

function Screen() {
  const { screen, data, world } = useDiagnostic();
  const [name, id, serial] = screen;
  const bill = billOf(world, Number(id));
  if (name === 'bill') return <BillForm key={`${id} ${serial}`} doctor={id} serial={serial} />;
  if (name === 'bills' && bill) return <BillPage bill={bill} />;
  if (name === 'labels' && bill) return <Labels bill={bill} />;
  if (name === 'report') return <Report code={id ?? ''} />;
  if (name === 'samples') return <Laboratory number={Number(id)} />;
  if (name === 'delivery' || name === 'day') {
    return <Guarded roles={[role]}>{name === 'day' ? <DayEnd /> : <Delivery />}</Guarded>;
  }
  if (name === 'reception' && data.doctors.length > 0) return <Reception />;
  return data.opensAt === 'reception' ? <Reception /> : <Laboratory number={undefined} />;
}
