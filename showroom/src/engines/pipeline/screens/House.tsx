import { screenHash } from '../../../runtime/hash.ts';
import { useShown } from '../../../ui/useShown.ts';
import type { FlatsDesk } from '../data.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import type { Flat } from '../world.ts';
import { FlatPanel } from './FlatPanel.tsx';
import styles from './House.module.css';
import { useDesk } from './useDesk.ts';

const stateWords = {
  free: words.free,
  booked: words.bookedFlat,
  sold: words.sold,
} as const satisfies Record<Flat['state'], unknown>;

/** A house drawn flat by flat, and the flat that was chosen. */
export function House({ desk }: { desk: FlatsDesk }) {
  const { world, t, language, screen, count, say } = useDesk();
  const chosen =
    world.flats.find(({ id }) => screen[0] === 'house' && id === screen[1]) ??
    world.flats.find(({ id }) => id === desk.shown);
  const paper = useShown(screen.join('/'));
  return (
    <div className={styles.ground}>
      <section className={styles.plan} aria-label={t(words.house)}>
        <img className={styles.roof} {...desk.roof} alt="" />
        <table className={styles.house}>
          <thead className="visually-hidden">
            <tr>
              <td />
              {desk.columns.map(({ letter }) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: desk.floors }, (_, index) => desk.floors - index).map((floor) => (
              <tr key={floor}>
                <th scope="row">
                  <span aria-hidden="true">{count(floor)}</span>
                  <span className="visually-hidden">
                    {say(words.floor, { floor: count(floor) })}
                  </span>
                </th>
                {desk.columns.map(({ letter }) => {
                  const flat = world.flats.find(({ id }) => id === `${floor}${letter}`);
                  return (
                    flat && (
                      <td key={letter}>
                        <a
                          href={screenHash('house', flat.id)}
                          data-state={flat.state}
                          aria-label={`${flatName(flat.id, language)}, ${t(stateWords[flat.state])}`}
                          aria-current={flat === chosen ? 'true' : undefined}
                        >
                          {flatName(flat.id, language)}
                        </a>
                      </td>
                    )
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.door} aria-hidden="true" />
      </section>
      <div className={styles.paper} ref={paper}>
        <ul className={styles.counts}>
          {(['free', 'booked', 'sold'] as const).map((state) => (
            <li key={state} data-state={state}>
              <b>{count(world.flats.filter((flat) => flat.state === state).length)}</b>{' '}
              {t(stateWords[state])}
            </li>
          ))}
        </ul>
        {chosen && <FlatPanel key={chosen.id} desk={desk} flat={chosen} />}
      </div>
    </div>
  );
}
