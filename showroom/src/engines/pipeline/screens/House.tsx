import { screenHash } from '../../../runtime/hash.ts';
import { Row } from '../../../ui/layout.tsx';
import { useShown } from '../../../ui/useShown.ts';
import { useDesk } from '../engine.ts';
import { words } from '../words/words.ts';
import { FlatPanel } from './FlatPanel.tsx';
import styles from './House.module.css';

const stateWords = { free: words.free, booked: words.bookedFlat, sold: words.sold } as const;

/** A house drawn flat by flat, and the flat that was chosen. */
export function House() {
  const { desk, world, t, screen, num, nameOfFlat, say } = useDesk<'flats'>();
  const flatOf = (name: string | undefined) => world.flats.find(({ id }) => id === name);
  const chosen = (screen[0] === 'house' && flatOf(screen[1])) || flatOf(desk.shown);
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
                  <span aria-hidden="true">{num(floor)}</span>
                  <span className="visually-hidden">{say(words.floor, { floor })}</span>
                </th>
                {desk.columns.map(({ letter }) => {
                  const flat = flatOf(`${floor}${letter}`);
                  return (
                    flat && (
                      <td key={letter}>
                        <a
                          href={screenHash('house', flat.id)}
                          data-state={flat.state}
                          aria-label={`${nameOfFlat(flat.id)}, ${t(stateWords[flat.state])}`}
                          aria-current={flat === chosen ? 'true' : undefined}
                        >
                          {nameOfFlat(flat.id)}
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
            <Row as="li" gap={0} key={state} data-state={state}>
              <b>{num(world.flats.filter((flat) => flat.state === state).length)}</b>{' '}
              {t(stateWords[state])}
            </Row>
          ))}
        </ul>
        {chosen && <FlatPanel key={chosen.id} flat={chosen} />}
      </div>
    </div>
  );
}
