import { useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { dayOf, distanceOf } from '../../../words/days.ts';
import type { MillDesk } from '../data.ts';
import { millDay } from '../steps/mill-day.ts';
import { dayBefore, spunOn } from '../steps/mill-weights.ts';
import { words } from '../words/words.ts';
import { Cones } from './Cones.tsx';
import { Lots } from './Cotton.tsx';
import styles from './Spinning.module.css';
import { useDesk } from './useDesk.ts';
import { WasteRing } from './WasteRing.tsx';
import { Weigh, WeighWaste } from './Weigh.tsx';

/** What the ring frames spun, shift by shift, what was lost, and the cotton that is left. */
export function Spinning({ desk }: { desk: MillDesk }) {
  const { data, world, premises, t, num, nameOf, date, say } = useDesk();
  const today = millDay(desk, premises.now);
  const days = { before: dayBefore(world, today), now: dayOf(today) };
  const [shown, choose] = useState<keyof typeof days>('before');
  const day = days[shown];
  const isYesterday = distanceOf(days.before, today) === -1;
  const { rows, yarn, ...lost } = spunOn(desk, world, day);
  const stopped = rows.flatMap(({ name, notes }) =>
    notes.map((note) => say(words.stopped, { frame: t(name), note: t(note) })),
  );
  return (
    <Panels>
      <Panel
        title={t(words.frames)}
        aside={
          <Choice
            legend={t(words.day)}
            choices={[
              ['before', isYesterday ? t(words.yesterday) : date(days.before)],
              ['now', t(words.today)],
            ]}
            chosen={shown}
            choose={choose}
          />
        }
      >
        <Cones desk={desk} rows={rows} />
      </Panel>
      <div className={styles.side}>
        <Stack as="section" gap={0} className={styles.yarn}>
          <h2>
            {nameOf(data.goods, rows[0]?.good ?? '')},{' '}
            <span data-of-today>{date(day, 'weekday')}</span>
          </h2>
          <p className={styles.kilos}>{num(yarn)}</p>
          <p>
            <b>{t(words.kilosOfYarn)}</b>
          </p>
          {stopped.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
        <WasteRing yarn={yarn} {...lost} />
      </div>
      <Lots desk={desk} />
      <Panel title={t(words.enterOutput)} isWide>
        <Weigh desk={desk} after={() => choose('now')} />
        <WeighWaste desk={desk} after={() => choose('now')} />
      </Panel>
    </Panels>
  );
}
