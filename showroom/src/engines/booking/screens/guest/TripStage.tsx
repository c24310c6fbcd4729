import { useState } from 'react';
import { filled } from '../../../../shell/words.ts';
import { Choice } from '../../../../ui/Choice.tsx';
import type { Day } from '../../../../words/days.ts';
import { numeral } from '../../../../words/taka.ts';
import { placeOf, type TripPlan } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { freeSlots, holderOf, tripDays } from '../../steps/slots.ts';
import { words } from '../../words/words.ts';
import { Calendar } from '../Calendar.tsx';
import { useWhen } from '../when.ts';
import { Deck } from './Deck.tsx';
import { TripForm } from './TripForm.tsx';
import styles from './TripStage.module.css';

/** The trips, the deck plan of one of them, and the cabin that is chosen on it. */
export function TripStage({ plan }: { plan: TripPlan }) {
  const { data, world, premises, translate, language } = useBooking();
  const { daysInWords } = useWhen();
  const trips = tripDays(premises);
  const [chosen, chooseDay] = useState<Day>();
  const day = trips.find((one) => one === chosen) ?? trips[0] ?? '';
  const [id, choose] = useState(data.firstPlace);
  const free = freeSlots(premises, world, day);
  const isFree = holderOf(world, { place: id, day, time: null }) === undefined;
  const cabin = isFree ? placeOf(data, id) : undefined;
  const freeOn = (one: Day) => freeSlots(premises, world, one).length;
  return (
    <div className={styles.stage}>
      <img className={styles.forest} {...data.opening.picture} alt="" />
      <div className={styles.inner}>
        <div className={styles.plan}>
          <h2>{translate(words.chooseCabin)}</h2>
          <p data-of-today>
            {filled(translate(words.tripIs), {
              boat: translate(plan.boat),
              days: daysInWords(day),
              from: translate(plan.from),
            })}
          </p>
          <div data-of-today>
            <Choice
              className={styles.trips}
              legend={translate(words.chooseTrip)}
              choices={trips.map((one) => [
                one,
                filled(translate(words.freeOn), {
                  day: daysInWords(one),
                  count: numeral(freeOn(one), language),
                }),
              ])}
              chosen={day}
              choose={(one) => chooseDay(trips.find((trip) => trip === one))}
            />
          </div>
          <Deck plan={plan} day={day} chosen={cabin?.id} choose={choose} />
          <ul className={styles.legend}>
            <li data-state="yours">{translate(words.yours)}</li>
            <li data-state="free">
              {translate(words.free)}, {numeral(free.length - (cabin ? 1 : 0), language)}
            </li>
            <li data-state="taken">
              {translate(words.takenShort)}, {numeral(data.places.length - free.length, language)}
            </li>
          </ul>
          <details className={styles.calendar}>
            <summary>{translate(words.calendar)}</summary>
            <Calendar chosen={day} choose={chooseDay} />
          </details>
        </div>
        {cabin ? (
          <TripForm key={cabin.id} cabin={cabin} day={day} />
        ) : (
          <p className={styles.none}>{translate(words.pickPlace)}</p>
        )}
      </div>
    </div>
  );
}
