import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { Records } from '../../../../ui/Records.tsx';
import type { Counter, Lorry } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { moveOn } from '../../steps/routing.ts';
import { words } from '../../words.ts';
import { loadOf, onManifest, reachedBy } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './Lorries.module.css';
import { Road } from './Road.tsx';

/** The manifest of a lorry: its road, what is unloaded at each stop, and the step to the next one. */
export function Manifest({ lorry, way }: { lorry: Lorry; way: Counter }) {
  const { world, t, say, completeTask, act, taka, nameOf, spotOf, counted, weightOf } =
    useCourier();
  const { id, stops } = lorry;
  const reached = reachedBy(world, id);
  const load = loadOf(onManifest(world, id));
  const placeAt = (index: number) => nameOf(stops.at(index)?.place ?? '');
  const minutes = ((stops.at(-1)?.at ?? 0) - (stops[0]?.at ?? 0) + 1440) % 1440;
  const isThere = reached === stops.length - 1;
  const nextStep = () => {
    if (reached === null) return t(words.depart);
    if (isThere) return t(words.comeBack);
    return say(words.arrive, { place: placeAt(reached + 1) });
  };
  const move = () => {
    const isMoved = act(moveOn, id);
    if (isMoved && reached !== null && !isThere) completeTask('unloaded');
  };
  return (
    <div className={styles.columns}>
      <Stack as="section" gap={4} className={common.sheet}>
        <Row isApart>
          <div>
            <Note>{say(words.manifest, { number: lorry.manifest })}</Note>
            <h2>{say(words.route, { from: placeAt(0), to: placeAt(-1) })}</h2>
          </div>
          <div>
            <Note>{t(lorry.plate)}</Note>
            <b>{say(words.driver, { name: t(lorry.driver) })}</b>
          </div>
        </Row>
        <Road lorry={lorry} hasMoney />
        <Row data-unprinted>
          {isThere && <span>{t(words.arrived)}</span>}
          <Button onClick={move}>{nextStep()}</Button>
          <PrintButton />
        </Row>
        {stops.slice(1).map(({ place }) => (
          <details key={place} className={styles.fold}>
            <summary>{spotOf(place)}</summary>
            <Records
              isSideBySide
              name={spotOf(place)}
              rows={onManifest(world, id, place)}
              keyOf={({ number }) => number}
              columns={[
                [
                  t(words.number),
                  ({ number, to }) => (
                    <>
                      <a href={screenHash('track', number)}>{number}</a>
                      <small>{t(to)}</small>
                    </>
                  ),
                ],
                [t(words.weight), weightOf],
                [t(words.toPay), ({ cash }) => taka(cash)],
              ]}
            />
          </details>
        ))}
      </Stack>
      <Stack
        as="aside"
        gap={2}
        className={styles.side}
        data-unprinted
        aria-label={t(words.toCollect)}
      >
        <img {...way.picture} alt="" />
        <p>{t(words.toCollect)}</p>
        <p className={common.sum}>{taka(load.cash)}</p>
        <Stack as="ul">
          <li>{counted('loadWords', { count: load.pieces, tonnes: load.kilos / 1000 })}</li>
          <li>
            {say(words.roadWords, {
              kilometres: lorry.kilometres,
              hours: Math.floor(minutes / 60),
              minutes: minutes % 60,
            })}
          </li>
          <li>
            {isThere || reached === null
              ? say(words.atStop, { place: placeAt(reached ?? 0) })
              : say(words.past, { place: t(stops[reached]?.past ?? '') })}
          </li>
        </Stack>
      </Stack>
    </div>
  );
}
