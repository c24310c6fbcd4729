import type { OpenedDemo } from '../../demo/opened.ts';
import { later } from '../../ui/later.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { BookingData } from './data.ts';
import { BookingProvider, useBooking } from './engine.ts';
import { BookingHeader } from './screens/BookingHeader.tsx';
import { BookingPage } from './screens/guest/BookingPage.tsx';
import { HourStage } from './screens/guest/HourStage.tsx';
import { OwnBookings } from './screens/guest/OwnBookings.tsx';
import { TripStage } from './screens/guest/TripStage.tsx';
import page from './screens/Page.module.css';

const ClosedHours = later(() => import('./screens/owner/ClosedHours.tsx'), 'ClosedHours');
const DaySheet = later(() => import('./screens/owner/DaySheet.tsx'), 'DaySheet');

/** A site that takes bookings: what is free, a guest's own bookings, and the owner's day. */
export function BookingDemo(opened: OpenedDemo<BookingData>) {
  return (
    <BookingProvider opened={opened}>
      <BookingHeader />
      <Stage className={styles.main}>
        <Screen />
      </Stage>
    </BookingProvider>
  );
}

function Screen() {
  const { screen, data } = useBooking();
  const { plan, pages } = data;
  const [name, id] = screen;
  if (name === 'booking') return <BookingPage code={Number(id)} />;
  if (name === 'mine') return <OwnBookings />;
  if (name === 'sheet') return <DaySheet />;
  if (name === 'hours' && plan.kind === 'hours') return <ClosedHours plan={plan} />;
  const info = name === 'page' && pages.find((one) => one.id === id);
  if (info) return <InfoPage info={info} />;
  return plan.kind === 'trips' ? <TripStage plan={plan} /> : <HourStage plan={plan} />;
}

/** A page that explains, such as the permits of the forest. */
function InfoPage({ info }: { info: BookingData['pages'][number] }) {
  const { t } = useBooking();
  return (
    <Stack gap={4} className={page.page}>
      <h2>{t(info.name)}</h2>
      <p>{t(info.text)}</p>
      <dl className={page.card}>
        {info.rows.map(({ name, text }) => (
          <div key={t(name)}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
