import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { fetchComponents, lazyComponent, lazyComponents } from '../../ui/lazy-components.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import { type DiagnosticData, role } from './data.ts';
import { DiagnosticProvider, useDiagnostic } from './engine.ts';
import { Header } from './screens/Header.tsx';
import { billOf } from './world.ts';

const BillForm = later(() => import('./screens/BillForm.tsx'), 'BillForm');
const BillPage = later(() => import('./screens/BillPage.tsx'), 'BillPage');
const Labels = later(() => import('./screens/Labels.tsx'), 'Labels');
const Report = later(() => import('./screens/Report.tsx'), 'Report');
const Delivery = later(() => import('./screens/Delivery.tsx'), 'Delivery');
const DayEnd = later(() => import('./screens/DayEnd.tsx'), 'DayEnd');

const parts = lazyComponents({
  laboratory: lazyComponent(() => import('./screens/Laboratory.tsx'), 'Laboratory'),
  reception: lazyComponent(() => import('./screens/Reception.tsx'), 'Reception'),
});

await fetchComponents();

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
  const { data } = useDiagnostic();
  return (
    <Stage className={styles.main}>
      {data.backdrop && (
        <img className={styles.backdrop} {...data.backdrop} alt="" data-unprinted />
      )}
      <Screen />
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
  if (name === 'delivery' || name === 'day') {
    return <Guarded roles={[role]}>{name === 'day' ? <DayEnd /> : <Delivery />}</Guarded>;
  }
  const isLaboratory =
    name === 'samples' ||
    (data.opensAt === 'laboratory' && !(name === 'reception' && data.doctors.length > 0));
  return isLaboratory ? (
    <parts.laboratory number={name === 'samples' ? Number(id) : undefined} />
  ) : (
    <parts.reception />
  );
}
