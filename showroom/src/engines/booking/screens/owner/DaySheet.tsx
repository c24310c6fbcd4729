import { useEffect, useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { dayOf } from '../../../../words/days.ts';
import { useBooking } from '../../engine.ts';
import { keptOn } from '../../steps/booking-states.ts';
import { activeBookings, isClosedDay, sheetTrips } from '../../steps/slots.ts';
import { words } from '../../words/words.ts';
import type { Booking } from '../../world.ts';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';
import { SheetTable } from './SheetTable.tsx';

const shownDays = 7;

/** Who comes on a day or a trip, what is to be taken from them, and what is to be prepared. */
export function DaySheet() {
  const { data, world, premises, today, t, completeTask, businessName, taka, say } = useBooking();
  const { daysInWords } = useWhen();
  const { plan } = data;
  const days =
    plan.kind === 'trips'
      ? sheetTrips(premises, world)
      : Array.from({ length: shownDays }, (_, index) => dayOf(today, index));
  const [chosen, choose] = useState('');
  const day = days.find((one) => one === chosen) ?? days[0] ?? '';
  // As it was opened: writing when another tab books could overwrite what that tab does next.
  const [hasOwn] = useState(() =>
    world.bookings.some((one) => one.isOwn && one.state === 'confirmed'),
  );
  useEffect(() => {
    if (hasOwn) completeTask('sheet');
  }, [hasOwn, completeTask]);
  const bookings = activeBookings(world)
    .filter((one) => one.day === day)
    .sort(
      (one, other) => (one.time ?? 0) - (other.time ?? 0) || one.place.localeCompare(other.place),
    );
  const sum = bookings.reduce((all, { total }) => all + total, 0);
  const paid = bookings.reduce((all, one) => all + one.paid, 0);
  const kept = keptOn(world, day);
  return (
    <Stack gap={4} className={styles.page}>
      <h2>
        {t(words.sheet)}: {daysInWords(day)}
      </h2>
      <p className={styles.soft}>
        {businessName} · {t(words.owner)}
      </p>
      <div className={styles.actions} data-unprinted>
        <Field
          label={t(plan.kind === 'trips' ? words.chooseTrip : words.chooseDay)}
          name="sheet-day"
          initial={day}
          options={days.map((one) => ({ value: one, label: daysInWords(one) }))}
          onChange={choose}
        />
        <PrintButton />
      </div>
      {bookings.length === 0 ? (
        <p>{t(isClosedDay(data, day) ? words.holiday : words.nobody)}</p>
      ) : (
        <SheetTable bookings={bookings} />
      )}
      <p>
        <b>
          {say(words.inAll, {
            count: bookings.length,
            sum: taka(sum),
            rest: taka(sum - paid),
          })}
        </b>
        {kept > 0 && ` · ${say(words.keptOfCancelled, { amount: taka(kept) })}`}
      </p>
      {data.extras.length > 0 && <Preparations bookings={bookings} />}
    </Stack>
  );
}

/** What the bookings of a trip ask for, counted: meals to cook, permits to fetch. */
function Preparations({ bookings }: { bookings: readonly Booking[] }) {
  const { data, t, num, say } = useBooking();
  const guestsOf = (of: readonly Booking[]) => of.reduce((sum, { guests }) => sum + guests, 0);
  const extras = data.extras.map(({ id, name, per }) => {
    const wanting = bookings.filter((one) => one.extras.includes(id));
    const count =
      per === 'guest'
        ? say(words.forGuests, { count: guestsOf(wanting) })
        : say(words.times, { count: wanting.length });
    return [t(name), count] as const;
  });
  return (
    <section className={styles.card}>
      <h3>{t(words.toPrepare)}</h3>
      <Sums
        className={styles.facts}
        rows={[[t(words.guests), num(guestsOf(bookings))], ...extras]}
      />
    </section>
  );
}
