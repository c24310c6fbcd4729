import { useState } from 'react';
import { Stack } from '../../../../ui/layout.tsx';
import { nearestDay } from '../../../../words/calendar.ts';
import { type Day, dateOf, dayOf, weekdayInWords } from '../../../../words/days.ts';
import { type HourPlan, type Place, placeOf } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { freeSlots, isClosedDay, slotsOf } from '../../steps/slots.ts';
import { words } from '../../words/words.ts';
import { Calendar } from '../Calendar.tsx';
import { useWhen } from '../when.ts';
import { HourForm } from './HourForm.tsx';
import styles from './HourStage.module.css';
import { Times } from './Times.tsx';

const shownDays = 6;

/** The people, the next days, and the free times of one of them. */
export function HourStage({ plan }: { plan: HourPlan }) {
  const { data, world, premises, t, language, today, num, say } = useBooking();
  const { daysInWords } = useWhen();
  const [id, choosePlace] = useState(data.firstPlace);
  const [chosen, setDay] = useState<Day>();
  const day = chosen ?? nearestDay(dayOf(today, 1), (one) => slotsOf(premises, one).length > 0);
  const [time, chooseTime] = useState<number>();
  const place = (placeOf(data, id) ?? data.places[0]) as Place;
  const chooseDay = (next: Day) => {
    setDay(next);
    chooseTime(undefined);
  };
  const freeOn = (one: Day) =>
    freeSlots(premises, world, one).filter((slot) => slot.place === place.id).length;
  return (
    <div className={styles.stage}>
      <aside className={styles.opening}>
        <img {...data.opening.picture} alt="" />
        <div>
          <p className={styles.title}>{t(data.opening.title)}</p>
          <p>{t(data.opening.text)}</p>
        </div>
      </aside>
      <Stack gap={4} className={styles.choice}>
        <fieldset className={styles.places}>
          <legend className="visually-hidden">{t(words.chooseWho)}</legend>
          {data.places.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === place.id}
              onClick={() => {
                choosePlace(one.id);
                chooseTime(undefined);
              }}
            >
              {one.picture && <img {...one.picture} alt="" width="92" height="92" />}
              <span>
                <b>{t(one.name)}</b>
                {t(one.about)}
              </span>
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.days} data-of-today>
          <legend className="visually-hidden">{t(words.chooseDay)}</legend>
          {Array.from({ length: shownDays }, (_, index) => dayOf(today, index + 1)).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === day}
              onClick={() => chooseDay(one)}
            >
              {weekdayInWords(dateOf(one).getDay(), language, 'short')}
              <b>{num(dateOf(one).getDate())}</b>
              <span className="visually-hidden">
                {isClosedDay(data, one)
                  ? `${daysInWords(one)}: ${t(words.closed)}`
                  : say(words.freeOn, { day: daysInWords(one), count: freeOn(one) })}
              </span>
            </button>
          ))}
        </fieldset>
        <Calendar chosen={day} choose={chooseDay} />
        <h2 data-of-today>{daysInWords(day)}</h2>
        <Times plan={plan} place={place.id} day={day} chosen={time} choose={chooseTime} />
        {time === undefined ? (
          <p>{t(words.pickTime)}</p>
        ) : (
          <HourForm key={`${place.id} ${day} ${time}`} place={place} day={day} time={time} />
        )}
      </Stack>
    </div>
  );
}
