import type { OpenedDemo } from '../../demo/opened.ts';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { BookingData } from './data.ts';
import { BookingProvider, useBooking } from './engine.ts';
import { BookingHeader } from './screens/BookingHeader.tsx';
import { BookingPage } from './screens/guest/BookingPage.tsx';
import { HourStage } from './screens/guest/HourStage.tsx';
import { InfoPage } from './screens/guest/InfoPage.tsx';
import { OwnBookings } from './screens/guest/OwnBookings.tsx';
import { TripStage } from './screens/guest/TripStage.tsx';

const ClosedHours = later(() => import('./screens/owner/ClosedHours.tsx'), 'ClosedHours');
const DaySheet = later(() => import('./screens/owner/DaySheet.tsx'), 'DaySheet');

/** A site that takes bookings: what is free, a guest's own bookings, and the owner's day. */
export function BookingDemo(opened: OpenedDemo<BookingData>) {
  return (
    <BookingProvider opened={opened}>
      <BookingHeader />
      <Main />
    </BookingProvider>
  );
}

function Main() {
  const { screen } = useBooking();
  return (
    <Stage screen={screen.join('/')} className={styles.main}>
      <Screen />
    </Stage>
  );
}

function Screen() {
  const { screen, data } = useBooking();
  const [name, id] = screen;
  if (name === 'booking') return <BookingPage code={Number(id)} />;
  if (name === 'mine') return <OwnBookings />;
  if (name === 'sheet') {
    return <DaySheet />;
  }
  if (name === 'hours' && data.plan.kind === 'hours') {
    return <ClosedHours plan={data.plan} />;
  }
  const page = name === 'page' && data.pages.find((one) => one.id === id);
  if (page) return <InfoPage page={page} />;
  return data.plan.kind === 'trips' ? (
    <TripStage plan={data.plan} />
  ) : (
    <HourStage plan={data.plan} />
  );
}
