import type { Day } from '../../../../words/days.ts';
import type { TripPlan } from '../../data.ts';
import { useBooking } from '../../engine.ts';
import { holderOf } from '../../steps/slots.ts';
import { words } from '../../words/words.ts';
import styles from './Deck.module.css';

/** The boat from above: a button for each cabin, half of them on either side. */
export function Deck({
  plan,
  day,
  chosen,
  choose,
}: {
  plan: TripPlan;
  day: Day;
  chosen: string | undefined;
  choose: (cabin: string) => void;
}) {
  const { data, world, t } = useBooking();
  const half = Math.ceil(data.places.length / 2);
  return (
    <fieldset className={styles.deck}>
      <legend className="visually-hidden">{t(words.deck)}</legend>
      <picture>
        <source
          media="(width < 40rem)"
          srcSet={plan.uprightHull.src}
          width={plan.uprightHull.width}
          height={plan.uprightHull.height}
        />
        <img {...plan.hull} alt="" />
      </picture>
      {[data.places.slice(0, half), data.places.slice(half)].map((side) => (
        <div key={side[0]?.id} className={styles.side}>
          {side.map(({ id, name, short }) => {
            const isTaken = holderOf(world, { place: id, day, time: null }) !== undefined;
            return (
              <button
                key={id}
                type="button"
                className={styles.cabin}
                aria-label={`${t(name)}, ${t(isTaken ? words.takenShort : words.free)}`}
                aria-pressed={id === chosen}
                aria-disabled={isTaken || undefined}
                onClick={() => choose(id)}
              >
                {t(short)}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
