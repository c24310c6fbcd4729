import { useState } from 'react';
import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel, Panels } from '../../ui/Panels.tsx';
import { dayInWords } from '../../words/days.ts';
import { Cones } from './Cones.tsx';
import { Lots } from './Cotton.tsx';
import { dayOf } from './mill.ts';
import styles from './Spinning.module.css';
import { useDesk } from './useDesk.ts';
import { WasteRing } from './WasteRing.tsx';
import { Weigh } from './Weigh.tsx';
import { WeighWaste } from './WeighWaste.tsx';
import { words } from './words.ts';
import type { MillDesk } from './world.ts';

/** What the ring frames spun, shift by shift, what was lost, and the cotton that is left. */
export function Spinning({ desk }: { desk: MillDesk }) {
  const { world, translate, language, today, count, nameOf } = useDesk();
  const [day, choose] = useState<0 | -1>(-1);
  const { rows, yarn, ...lost } = dayOf(desk, world, day);
  const stood = rows.flatMap(({ name, note }) => (note ? [{ name, note }] : []));
  return (
    <Panels>
      <Panel
        title={translate(words.frames)}
        aside={
          <fieldset className={styles.days}>
            <legend className="visually-hidden">{translate(words.day)}</legend>
            {([-1, 0] as const).map((one) => (
              <Button key={one} variant="quiet" isPressed={one === day} onClick={() => choose(one)}>
                {translate(one === 0 ? words.today : words.yesterday)}
              </Button>
            ))}
          </fieldset>
        }
      >
        <Cones desk={desk} rows={rows} />
      </Panel>
      <div className={styles.side}>
        <section className={styles.yarn}>
          <h2>
            {nameOf('goods', rows[0]?.good ?? '')}, {dayInWords(day, today, language, 'weekday')}
          </h2>
          <p className={styles.kilos}>{count(yarn)}</p>
          <p>
            <b>{translate(words.kilosOfYarn)}</b>
          </p>
          {stood.map(({ name, note }) => (
            <p key={translate(name)}>
              {filled(translate(words.stood), { frame: translate(name), note: translate(note) })}
            </p>
          ))}
        </section>
        <WasteRing yarn={yarn} {...lost} />
      </div>
      <Lots desk={desk} />
      <Panel title={translate(words.enterOutput)} isWide>
        <Weigh desk={desk} after={() => choose(0)} />
        <WeighWaste desk={desk} after={() => choose(0)} />
      </Panel>
    </Panels>
  );
}
