import { type Day, dateOf } from '../../../../words/days.ts';
import type { HourPlan } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { closingOf, holderOf, isClosedDay, timesOf } from '../../steps/slots.ts';
import { words } from '../../words/words.ts';
import styles from './Times.module.css';

/** The times of a day, each free, taken or closed. */
export function Times({
  plan,
  place,
  day,
  chosen,
  choose,
}: {
  plan: HourPlan;
  place: string;
  day: Day;
  chosen: number | undefined;
  choose: (time: number) => void;
}) {
  const { data, world, t, clock } = useBooking();
  const times = timesOf(plan, dateOf(day).getDay());
  if (isClosedDay(data, day)) return <p data-of-today>{t(words.holiday)}</p>;
  if (times.length === 0) return <p data-of-today>{t(words.noSlots)}</p>;
  return (
    <fieldset className={styles.times} data-of-today>
      <legend className="visually-hidden">{t(words.chooseTime)}</legend>
      {times.map((time) => {
        const slot = { place, day, time };
        const closing = closingOf(world, slot);
        const isTaken = holderOf(world, slot) !== undefined;
        return closing || isTaken ? (
          <p key={time} className={styles.gone}>
            <s>{clock(time)}</s>
            <small>{t(closing ? closing.why : words.takenShort)}</small>
          </p>
        ) : (
          <button
            key={time}
            type="button"
            className={styles.time}
            aria-pressed={time === chosen}
            onClick={() => choose(time)}
          >
            {clock(time)}
          </button>
        );
      })}
    </fieldset>
  );
}
