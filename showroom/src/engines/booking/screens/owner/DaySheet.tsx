import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { dayOf } from '../../../../words/days.ts';
import { useBooking } from '../../engine.ts';
import { keptOn } from '../../steps/booking-states.ts';
import { activeBookings, tripDays } from '../../steps/slots.ts';
import { words } from '../../words/words.ts';
import styles from '../Page.module.css';
import { useWhen } from '../when.ts';
import { Preparations } from './Preparations.tsx';
import { SheetTable } from './SheetTable.tsx';

const shownDays = 7;

/** Who comes on a day or a trip, what is to be taken from them, and what is to be prepared. */
export function DaySheet() {
  const { data, world, premises, today, t, completeTask, businessName, num, taka, say } =
    useBooking();
  const { daysInWords } = useWhen();
  const { plan } = data;
  const days =
    plan.kind === 'trips'
      ? tripDays(premises)
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
    <div className={styles.page}>
      <h2>
        {t(words.sheet)}: {daysInWords(day)}
      </h2>
      <p className={styles.soft}>
        {businessName} · {t(words.owner)}
      </p>
      <div className={styles.actions}>
        <Field
          label={t(plan.kind === 'trips' ? words.chooseTrip : words.chooseDay)}
          name="sheet-day"
          initial={day}
          options={days.map((one) => ({ value: one, label: daysInWords(one) }))}
          onChange={choose}
        />
        <Button variant="quiet" onClick={() => window.print()}>
          {t(words.print)}
        </Button>
      </div>
      {bookings.length === 0 ? <p>{t(words.nobody)}</p> : <SheetTable bookings={bookings} />}
      <p>
        <b>
          {say(words.inAll, {
            count: num(bookings.length),
            sum: taka(sum),
            rest: taka(sum - paid),
          })}
        </b>
        {kept > 0 && ` · ${say(words.keptOfCancelled, { amount: taka(kept) })}`}
      </p>
      {data.extras.length > 0 && <Preparations bookings={bookings} />}
    </div>
  );
}
