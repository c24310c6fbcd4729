import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import type { Day } from '../../../../words/days.ts';
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
  const { data, world, premises, t, num, say } = useBooking();
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
        <Stack className={styles.plan}>
          <h2>{t(words.chooseCabin)}</h2>
          <p data-of-today>
            {say(words.tripIs, { boat: t(plan.boat), days: daysInWords(day), from: t(plan.from) })}
          </p>
          <div data-of-today>
            <Choice
              className={styles.trips}
              legend={t(words.chooseTrip)}
              choices={trips.map((one) => [
                one,
                say(words.freeOn, { day: daysInWords(one), count: freeOn(one) }),
              ])}
              chosen={day}
              choose={(one) => chooseDay(trips.find((trip) => trip === one))}
            />
          </div>
          <Deck plan={plan} day={day} chosen={cabin?.id} choose={choose} />
          <Row as="ul" gap={4} className={styles.legend}>
            <li data-state="yours">{t(words.yours)}</li>
            <li data-state="free">
              {t(words.free)}, {num(free.length - (cabin ? 1 : 0))}
            </li>
            <li data-state="taken">
              {t(words.takenShort)}, {num(data.places.length - free.length)}
            </li>
          </Row>
          <Calendar chosen={day} choose={chooseDay} />
        </Stack>
        {cabin ? (
          <TripForm key={cabin.id} cabin={cabin} day={day} />
        ) : (
          <p className={styles.none}>{t(words.pickPlace)}</p>
        )}
      </div>
    </div>
  );
}
