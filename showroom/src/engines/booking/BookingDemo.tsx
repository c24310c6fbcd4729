import type { OpenedDemo } from '../../demo/opened.ts';
import styles from './BookingDemo.module.css';
import { BookingHeader } from './BookingHeader.tsx';
import type { BookingData } from './data.ts';
import { BookingProvider, useBooking } from './engine.ts';
import { BookingPage } from './guest/BookingPage.tsx';
import { HourStage } from './guest/HourStage.tsx';
import { InfoPage } from './guest/InfoPage.tsx';
import { OwnBookings } from './guest/OwnBookings.tsx';
import { TripStage } from './guest/TripStage.tsx';
import { ClosedHours } from './owner/ClosedHours.tsx';
import { DaySheet } from './owner/DaySheet.tsx';

/** A site that takes bookings: what is free, a guest's own bookings, and the owner's day. */
export function BookingDemo(opened: OpenedDemo<BookingData>) {
  return (
    <BookingProvider opened={opened}>
      <BookingHeader />
      <main className={styles.main}>
        <Screen />
      </main>
    </BookingProvider>
  );
}

function Screen() {
  const { screen, data } = useBooking();
  const [name, id] = screen;
  if (name === 'booking') return <BookingPage code={Number(id)} />;
  if (name === 'mine') return <OwnBookings />;
  if (name === 'sheet') return <DaySheet />;
  if (name === 'hours' && data.plan.kind === 'hours') return <ClosedHours plan={data.plan} />;
  const page = name === 'page' && data.pages.find((one) => one.id === id);
  if (page) return <InfoPage page={page} />;
  return data.plan.kind === 'trips' ? (
    <TripStage plan={data.plan} />
  ) : (
    <HourStage plan={data.plan} />
  );
}
